export const checkInterval = 60_000

/** `checkNow` checks immediately, also while the page is hidden. */
export type Checks = { checkNow: () => void; stop: () => void }

/**
 * Checks now, every minute while the page is visible, and when the tab gets the focus or the network is back. Checks never
 * overlap. `check` handles its own failures, and may return the milliseconds until the next check.
 */
export function keepChecking(check: () => Promise<number | undefined>): Checks {
  const stopping = new AbortController()
  const { signal } = stopping
  let isUnderWay = false
  /** A request during a check needs another check, since the running one may miss the latest change. */
  let isWanted = false
  let next: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    // A hidden page needs no check: one follows when it is shown again.
    const isIdle = document.visibilityState === 'hidden' && !isWanted
    if (isUnderWay || signal.aborted || isIdle) return
    isUnderWay = true
    isWanted = false
    clearTimeout(next)
    let pause: number | undefined
    try {
      pause = await check()
    } finally {
      isUnderWay = false
      if (!signal.aborted) next = setTimeout(run, isWanted ? 0 : (pause ?? checkInterval))
    }
  }

  document.addEventListener('visibilitychange', run, { signal })
  window.addEventListener('focus', run, { signal })
  window.addEventListener('online', run, { signal })
  run()
  return {
    checkNow: () => {
      isWanted = true
      run()
    },
    stop: () => {
      stopping.abort()
      clearTimeout(next)
    },
  }
}
