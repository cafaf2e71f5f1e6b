import { withoutEnded } from '@prangan/contract/publishing'
import type { CurrentNotices } from '@prangan/contract/schemas/news'
import type { Listen } from './notices-store.ts'

type Means = {
  /** Listens to the stored notices until it is stopped or they are refused, which they are once they are stale. */
  watch: (next: (notices: CurrentNotices) => void, refused: () => void, failed: () => void) => () => void
  /** Has the functions build them anew. */
  ask: () => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Browsers' timers hold no more, and would go off at once. */
const longestTimer = 2 ** 31 - 1
/** Milliseconds. The first asking is spread, so that not every open page asks: the first one's answer serves all. */
const soonest = 50
const spread = 250
const longestWait = 60_000

const waitBefore = (asked: number): number =>
  asked === 0 ? soonest + Math.random() * spread : Math.min(longestWait, 1_000 * 2 ** (asked - 1))

/**
 * Listens to the current notices and keeps them to their times: what ends is taken away at its moment by the page
 * itself, and what begins comes by the listener, once some page has asked for it.
 */
export function keepCurrent({ watch, ask, now }: Means): Listen {
  return (next, failed, shown) => {
    let latest = shown
    let asked = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopWatch: (() => void) | undefined
    let isStopped = false

    const timeLeft = () =>
      latest?.nextChangeAt ? Date.parse(latest.nextChangeAt) - now() : Number.POSITIVE_INFINITY

    const take = (notices: CurrentNotices) => {
      latest = notices
      if (timeLeft() > 0) next(notices)
      waitForChange()
    }
    /** Waits for the moment at which the notices change. Past it, asks again and again, in growing intervals. */
    const waitForChange = () => {
      clearTimeout(timer)
      const left = timeLeft()
      if (!latest || left === Number.POSITIVE_INFINITY) return
      if (left > 0) {
        asked = 0
        timer = setTimeout(waitForChange, Math.min(left, longestTimer))
      } else {
        next(withoutEnded(latest, now()))
        askSoon()
      }
    }
    const askSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(askNow, waitBefore(asked))
      asked += 1
    }
    const askNow = async () => {
      try {
        await ask()
      } catch {
        failed()
      }
      if (isStopped) return
      if (stopWatch) waitForChange()
      else listen()
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
