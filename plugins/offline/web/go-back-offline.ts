import { isDeskPath } from '@prangan/web/paths.ts'
import type { SiteRouter } from '@prangan/web/plugin.ts'

/**
 * Loads the page that Back or Forward leads to as a document while there is no connection: its data cannot be read, but the worker
 * may have the page. A page that needs no data is shown by scripts.
 */
export function goBackOffline(router: SiteRouter): void {
  // The router's own listener was first, so it is loading by now.
  addEventListener('popstate', () => {
    if (navigator.onLine || router.state.navigation.state !== 'loading') return
    if (navigator.serviceWorker.controller && !isDeskPath(location.pathname)) location.reload()
  })
}
