import type { CurrentNotices } from '@prangan/contract/schemas/notices'

/** The current notices as the page knows them: null before the first have arrived. */
export type NoticesState = {
  notices: CurrentNotices | null
  /** They could not be read, or not again. */
  failed: boolean
}

/** Starts listening, given what is shown already; returns a function that stops it. */
export type Listen = (
  next: (notices: CurrentNotices) => void,
  failed: () => void,
  shown: CurrentNotices | null,
) => () => void

export type NoticesStore = {
  read: () => NoticesState
  /** While anyone is subscribed, one listener runs, however many they are. */
  subscribe: (changed: () => void) => () => void
  prime: (initial: NoticesState) => void
}

/** The current notices, shared by all components. A failure keeps the last ones. */
export function createNoticesStore(listen: Listen): NoticesStore {
  let state: NoticesState = { notices: null, failed: false }
  let stop: (() => void) | undefined
  const subscribers = new Set<() => void>()

  const change = (next: NoticesState) => {
    state = next
    for (const changed of subscribers) changed()
  }
  const next = (notices: CurrentNotices) => change({ notices, failed: false })
  const failed = () => change({ ...state, failed: true })

  return {
    read: () => state,
    prime: (initial) => {
      state = initial
    },
    subscribe: (changed) => {
      subscribers.add(changed)
      stop ??= listen(next, failed, state.notices)
      return () => {
        subscribers.delete(changed)
        if (subscribers.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
