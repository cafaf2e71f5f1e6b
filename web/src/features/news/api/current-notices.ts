import type { SiteData } from '@prangan/contract/site-data'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { loadListener } from '../../../lib/load-listener.ts'
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
    const { watchNotices } = await loadListener(() => import('./watch-notices.ts'))
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
export const InitialNotices = createContext<NoticesState | undefined>(undefined)

/** The notices to render the page with. */
export async function loadNotices(siteData: SiteData): Promise<NoticesState> {
  const loaded = await siteData.currentNotices()
  if (loaded.status === 'ready') return { notices: loaded.value, failed: loaded.isStale === true }
  return { notices: null, failed: loaded.status === 'failed' }
}

/**
 * Starts the browser's store from the notices that the server rendered the page with: the very object that hydration
 * gets by `InitialNotices`, since React would render at once again, and in one piece, if it found another.
 */
export function primeNotices(notices: NoticesState): void {
  store.prime(notices)
}

export function useCurrentNotices(): NoticesState {
  const initial = useContext(InitialNotices)
  return useSyncExternalStore(store.subscribe, store.read, () => initial ?? store.read())
}
