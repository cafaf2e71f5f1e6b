import { opensInNewTab } from '../lib/link-target.ts'
import { showOffline } from './offline-note.tsx'
import { slots } from './slots.ts'

/**
 * Turns a click on a link of this site into a client-side navigation. Plain `<a href>` links work before hydration and without
 * a router. Offline, the page stays and shows a note, unless
 * a plugin opens the link.
 */
export function followLinks(navigate: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    const path = event.target instanceof Element ? pathToFollow(event, event.target) : null
    if (path === null) return
    event.preventDefault()
    if (navigator.onLine) navigate(path)
    else (slots.openOffline ?? showOffline)(path)
  })
}

function pathToFollow(event: MouseEvent, target: Element): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = target.closest('a')
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || opensInNewTab(pathname)) return null
  // The browser scrolls to an anchor on this page.
  if (hash !== '' && pathname === location.pathname && search === location.search) return null
  // As the server redirects.
  return pathname.replace(/(?<=.)\/+$/, '') + search + hash
}
