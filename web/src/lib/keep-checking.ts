/**
 * The longest time without a check while the page is visible, in milliseconds: live reads end within a minute after
 * the session.
 */
export const checkInterval = 60_000

/**
 * Checks now, then every minute while the page is visible, and at once when the tab or window gets the focus or the
 * network is back; one check at a time. `check` handles its own failures, and may return the milliseconds until the
 * next check. Returns a function that stops it.
 */
export function keepChecking(check: () => Promise<number | undefined>): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let isUnderWay = false
  let next: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    // A hidden page needs no check: one follows when it is shown again.
    if (isUnderWay || signal.aborted || document.visibilityState === 'hidden') return
    isUnderWay = true
    clearTimeout(next)
    let pause: number | undefined
    try {
      pause = await check()
    } finally {
      isUnderWay = false
      if (!signal.aborted) next = setTimeout(run, pause ?? checkInterval)
    }
  }

  document.addEventListener('visibilitychange', run, { signal })
  window.addEventListener('focus', run, { signal })
  window.addEventListener('online', run, { signal })
  run()
  return () => {
    stopping.abort()
    clearTimeout(next)
  }
}
