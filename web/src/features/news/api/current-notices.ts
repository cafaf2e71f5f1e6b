import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { useSyncExternalStore } from 'react'
import { whenIdle, whenVisible } from '../../../lib/when.ts'
import { createNoticesStore, type Listen, type NoticesState } from './notices-store.ts'

/** Loads Firestore once the page is visible and idle, then listens. */
const listenWhenQuiet: Listen = (next, failed, shown) => {
  let stopped = false
  let stop: (() => void) | undefined
  const begin = async () => {
    await whenVisible()
    await whenIdle()
    if (stopped) return
    const { watchNotices } = await import('./watch-notices.ts')
    if (!stopped) stop = watchNotices(next, failed, shown)
  }
  begin().catch(failed)
  return () => {
    stopped = true
    stop?.()
  }
}

const store = createNoticesStore(listenWhenQuiet)

/** Starts from the notices that the page was served with; null: it was served without, for they could not be read. */
export function primeNotices(notices: CurrentNotices | null): void {
  store.prime(notices)
}

/** The current notices, live. */
export function useCurrentNotices(): NoticesState {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
