import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'

export type AddressChanges = Readonly<Record<string, string>>

function changed(search: URLSearchParams | string, changes: AddressChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/** The target of a pending navigation: the router may wait for code before the address changes. */
let underWay: { pathname: string; search: string } | undefined

/** Returns the query string after the pending navigation: a second change must not undo it. */
const searchHere = (): string =>
  underWay?.pathname === location.pathname ? underWay.search : location.search

type Steps = { steps?: number } | null

/** Reads the steps where React Router stores them, since React's render may lag behind. */
const stepsHere = (): number => (history.state as { usr?: Steps } | null)?.usr?.steps ?? 0

export type StepLink = { to: string; state: Steps }

/** A second request before the browser has gone back would go back twice. */
let isGoingBack = false

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
      // The dialog was opened by its address, so the previous history entry may be another site.
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
    linkTo: (changes: AddressChanges): StepLink => ({
      to: `?${changed(params, changes)}`,
      state: { steps: stepsHere() + 1 },
    }),
    change: useCallback(
      (changes: AddressChanges, isNewPage: boolean) =>
        go(changes, isNewPage ? {} : { replace: true, state: { steps: stepsHere() } satisfies Steps }),
      [go],
    ),
    /** Opens a dialog or a form that Back closes again. */
    stepIn: useCallback(
      (changes: AddressChanges) => go(changes, { state: { steps: stepsHere() + 1 } satisfies Steps }),
      [go],
    ),
    /** Closes the last step, like Back; if it was opened by its address, `changes` close it. */
    stepOut: useCallback((changes: AddressChanges) => goBack(Math.min(stepsHere(), 1), changes), [goBack]),
    closeAll: useCallback((changes: AddressChanges) => goBack(stepsHere(), changes), [goBack]),
  }
}
