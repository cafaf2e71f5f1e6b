import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { Loaded } from '@prangan/contract/site-data'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { whenIdle, whenVisible } from '../../../lib/when.ts'
import { createNoticesStore, type Listen, type NoticesState } from './notices-store.ts'

/** Loads Firestore once the page is visible and idle, then listens. */
const listenWhenIdle: Listen = (next, failed, shown) => {
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

/** The browser's notices. The server shows those of `InitialNotices` and never changes this store. */
const store = createNoticesStore(listenWhenIdle)

/** The notices that the page is rendered with, until its listener has newer ones. */
export const InitialNotices = createContext<Loaded<CurrentNotices> | undefined>(undefined)

/** Starts the browser's store from the notices that the server rendered the page with. */
export function primeNotices(notices: Loaded<CurrentNotices>): void {
  store.prime(toState(notices))
}

const unknown: NoticesState = { notices: null, failed: false }
const failed: NoticesState = { notices: null, failed: true }

function toState(notices: Loaded<CurrentNotices> | undefined): NoticesState {
  if (notices?.status === 'ready') return { notices: notices.value, failed: false }
  return notices?.status === 'failed' ? failed : unknown
}

/** The current notices, live. */
export function useCurrentNotices(): NoticesState {
  const loaded = useContext(InitialNotices)
  const initial = useMemo(() => toState(loaded), [loaded])
  return useSyncExternalStore(store.subscribe, store.read, () => initial)
}
