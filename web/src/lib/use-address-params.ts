import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'

/** What changes in the address: a text for each name, '' where it goes. */
export type AddressChanges = Readonly<Record<string, string>>

/** What stands behind an address's question mark, with these changes. */
function changed(search: URLSearchParams | string, changes: AddressChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/** Where a change leads that is not in the address bar yet: the router may wait for code first. */
let underWay: { pathname: string; search: string } | undefined

/** What stands behind the question mark once the change under way is there: a second one must not take it back. */
const searchHere = (): string =>
  underWay?.pathname === location.pathname ? underWay.search : location.search

/** How many entries of the browser's history lie between this one and the screen without anything open over it. */
type Steps = { steps?: number } | null

/** Of the entry that the address bar shows; what React has rendered may be a moment behind. React Router keeps it there. */
const stepsHere = (): number => (history.state as { usr?: Steps } | null)?.usr?.steps ?? 0

/** A link that opens something over the screen. */
export type StepLink = { to: string; state: Steps }

/** Between asking the browser to go back and its answer, asking again would go back twice. */
let isGoingBack = false

/**
 * What stands behind the address's question mark, and a way to change it: on a page of its own for the back button, or
 * in place. React Router has a hook for it, which would come to every visitor with the router.
 */
export function useAddressParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])

  const go = useCallback(
    async (changes: AddressChanges, options: NavigateOptions) => {
      const move = { pathname: location.pathname, search: changed(searchHere(), changes) }
      underWay = move
      try {
        await navigate({ search: move.search }, options)
      } finally {
        if (underWay === move) underWay = undefined
      }
    },
    [navigate],
  )

  const goBack = useCallback(
    (steps: number, changes: AddressChanges) => {
      // Opened by its address, there is nothing of ours to go back to.
      if (steps < 1) return go(changes, { replace: true })
      if (isGoingBack) return
      isGoingBack = true
      const done = () => {
        isGoingBack = false
      }
      addEventListener('popstate', done, { once: true })
      return navigate(-steps)
    },
    [go, navigate],
  )

  return {
    params,
    /** The props of a link that does what `stepIn` does. */
    linkTo: (changes: AddressChanges): StepLink => ({
      to: `?${changed(params, changes)}`,
      state: { steps: stepsHere() + 1 },
    }),
    change: useCallback(
      (changes: AddressChanges, isNewPage: boolean) =>
        go(changes, isNewPage ? {} : { replace: true, state: { steps: stepsHere() } satisfies Steps }),
      [go],
    ),
    /** Opens something over the screen, which Back closes again: a dialog, a form. */
    stepIn: useCallback(
      (changes: AddressChanges) => go(changes, { state: { steps: stepsHere() + 1 } satisfies Steps }),
      [go],
    ),
    /** Closes what the last step opened, as Back does; `changes` close it where it was opened by its address. */
    stepOut: useCallback((changes: AddressChanges) => goBack(Math.min(stepsHere(), 1), changes), [goBack]),
    /** Closes all that is open over the screen, however many steps it took. */
    closeAll: useCallback((changes: AddressChanges) => goBack(stepsHere(), changes), [goBack]),
  }
}
