import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'

/** Changes of the query string: a value for each name, '' to remove it. */
export type AddressChanges = Readonly<Record<string, string>>

/** The query string with these changes. */
function changed(search: URLSearchParams | string, changes: AddressChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/** The target of a navigation that the address bar does not show yet: the router may wait for code first. */
let underWay: { pathname: string; search: string } | undefined

/** The query string after the pending navigation: a second change must not undo it. */
const searchHere = (): string =>
  underWay?.pathname === location.pathname ? underWay.search : location.search

/** The number of history entries between this one and the screen without anything open over it. */
type Steps = { steps?: number } | null

/**
 * The steps of the current history entry, where React Router stores them; what React has rendered may be a moment
 * behind.
 */
const stepsHere = (): number => (history.state as { usr?: Steps } | null)?.usr?.steps ?? 0

/** A link that opens something over the screen. */
export type StepLink = { to: string; state: Steps }

/** A second request before the browser has gone back would go back twice. */
let isGoingBack = false

/** The query string, and functions that change it: as a new history entry, or in place. */
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
      // It was opened by its address: the previous entry is not ours.
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
    /** Props of a link that does what `stepIn` does. */
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
    /** Closes what the last step opened, as Back does; if it was opened by its address, `changes` close it. */
    stepOut: useCallback((changes: AddressChanges) => goBack(Math.min(stepsHere(), 1), changes), [goBack]),
    /** Closes everything that is open over the screen, however many steps it took. */
    closeAll: useCallback((changes: AddressChanges) => goBack(stepsHere(), changes), [goBack]),
  }
}
