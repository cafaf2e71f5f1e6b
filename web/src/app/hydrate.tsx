import { siteDataLater } from '@prangan/contract/site-data'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'
import { primeNotices } from '../features/news/api/current-notices.ts'
import { whenIdle } from '../lib/when.ts'
import { createRoutes } from '../routes.tsx'
import { hydrationDataId } from './document.ts'
import { followLinks } from './follow-links.ts'
import { type PublicData, publicRouteId } from './layouts/public-layout.tsx'
import { loadFonts } from './load-fonts.ts'

/** Runs once the page answers: gives again what the visitor pressed too early, and loads the fonts. */
function AfterFirstRender() {
  useEffect(() => {
    const html: HTMLElement & { pressed?: HTMLElement | null } = document.documentElement
    html.pressed?.click()
    html.pressed = null
    whenIdle()
      .then(loadFonts)
      // The fallback fonts stay.
      .catch(() => {})
  }, [])
  return null
}

/** The data that the server rendered the page from; undefined where the browser renders it alone. */
function readHydrationData(): HydrationState | undefined {
  const json = document.getElementById(hydrationDataId)?.textContent
  return json ? JSON.parse(json) : undefined
}

/** Hydrates the page that the server rendered, or renders one that is the browser's alone. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const hydrationData = readHydrationData()
  const routes = createRoutes(siteDataLater)
  if (hydrationData) {
    // Where this page's code cannot be loaded, its HTML stays as it is.
    await loadMatches(routes)
    const frame: PublicData | undefined = hydrationData.loaderData?.[publicRouteId]
    if (frame) primeNotices(frame.notices)
  }
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  const site = (
    <>
      <RouterProvider router={router} />
      <AfterFirstRender />
    </>
  )
  startTransition(() => {
    if (hydrationData) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })
  followLinks((path) => void router.navigate(path))
}

/** Loads the lazy routes at this address, so that the first render is the page that the server rendered. */
async function loadMatches(routes: ReturnType<typeof createRoutes>): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
