/** How long a session may go unchecked while its page is visible, in milliseconds: what shuts live reads within a minute. */
export const checkInterval = 60_000

/**
 * Checks now, then once a minute while the page is visible, and at once on return to the tab or window and when the
 * network is back; one check at a time. `check` deals with its own failures, and may say in how many milliseconds it
 * wants to be asked again. Returns what stops it.
 */
export function keepChecking(check: () => Promise<number | undefined>): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let isUnderWay = false
  let next: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    // A hidden page needs no answer: its return to view asks.
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
