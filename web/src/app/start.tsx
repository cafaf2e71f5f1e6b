import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type RouteObject, RouterProvider } from 'react-router-dom'
import { primeNotices } from '../features/news/api/current-notices.ts'
import { whenIdle } from '../lib/when.ts'
import { followLinks } from './link-clicks.ts'
import { loadFonts } from './load-fonts.ts'
import { loadPage } from './load-page.ts'
import { addPublicRoutes, createRouter, failedRoutes, makeRoutes } from './router.tsx'
import { standingRoute, wordsMark } from './standing-page.tsx'

/** Takes over the notices that the server wrote into the page, if it did; null: it could not read them. */
function takeEmbeddedNotices(): void {
  const data = document.getElementById('notices')?.textContent
  if (data) primeNotices(JSON.parse(data) as CurrentNotices | null)
}

/** Runs once the page answers: shows a hidden desk, and gives again what the visitor pressed too early. */
function AfterFirstRender() {
  useEffect(() => {
    const html: HTMLElement & { pressed?: HTMLElement | null } = document.documentElement
    delete html.dataset.desk
    html.pressed?.click()
    html.pressed = null
    whenIdle()
      .then(loadFonts)
      // The stand-ins stay.
      .catch(() => {})
  }, [])
  return null
}

/** The site's routes, with the page at this address there to be shown at once. */
async function routesHere({ dataset }: HTMLElement): Promise<RouteObject[]> {
  const routes = makeRoutes()
  const words = document.querySelector(`[${wordsMark}]`)
  if (words) {
    addPublicRoutes(routes, [standingRoute(location.pathname, words)])
    return routes
  }
  try {
    await loadPage(routes, location.pathname)
    return routes
  } catch (error) {
    // What is prerendered reads better than a page that failed.
    if ('prerendered' in dataset) throw error
    return failedRoutes(error)
  }
}

/** Takes a prerendered page over as it stands, or renders the page of any other path into the empty frame. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  takeEmbeddedNotices()
  const router = createRouter(await routesHere(root))
  const site = (
    <>
      <RouterProvider router={router} />
      <AfterFirstRender />
    </>
  )
  startTransition(() => {
    if ('prerendered' in root.dataset) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })
  followLinks((path) => void router.navigate(path))
}
