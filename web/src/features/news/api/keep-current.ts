import { withoutEnded } from '@prangan/contract/publishing'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { longestTimer } from '../../../lib/when.ts'
import type { Listen } from './notices-store.ts'

type Dependencies = {
  /** Listens to the stored notices until it is stopped or they are refused, which they are once they are stale. */
  watch: (next: (notices: CurrentNotices) => void, refused: () => void, failed: () => void) => () => void
  ask: () => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Milliseconds before the nth request. Random, so that not every open page sends one: the first one's result serves
 * all.
 */
const waitBefore = (requests: number): number => Math.min(60_000, (50 + Math.random() * 250) * 4 ** requests)

/**
 * Listens to the current notices and applies their dates: the page itself removes what ends at that time; what
 * begins arrives through the listener, once some page has requested it.
 */
export function keepCurrent({ watch, ask, now }: Dependencies): Listen {
  return (next, failed, shown) => {
    let latest = shown
    let requests = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopWatch: (() => void) | undefined
    let isStopped = false

    const timeLeft = () => (latest?.nextChangeAt ? Date.parse(latest.nextChangeAt) - now() : longestTimer)

    const take = (notices: CurrentNotices) => {
      latest = notices
      if (timeLeft() > 0) next(notices)
      waitForChange()
    }
    /** Waits until the next time at which the notices change. After that, sends requests in growing intervals. */
    const waitForChange = () => {
      clearTimeout(timer)
      const left = timeLeft()
      if (left > 0) {
        requests = 0
        timer = setTimeout(waitForChange, Math.min(left, longestTimer))
      } else {
        if (latest) next(withoutEnded(latest, now()))
        askSoon()
      }
    }
    const askSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(askNow, waitBefore(requests++))
    }
    const askNow = async () => {
      try {
        await ask()
      } catch {
        failed()
      }
      if (isStopped) return
      stopWatch ? waitForChange() : listen()
    }
    const refused = () => {
      stopWatch = undefined
      askSoon()
    }
    const listen = () => {
      stopWatch = watch(take, refused, failed)
    }

    waitForChange()
    listen()
    return () => {
      isStopped = true
      clearTimeout(timer)
      stopWatch?.()
    }
  }
}
