import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'
import { hydrationDataId } from './app/document.ts'
import { followLinks } from './app/follow-links.ts'
import { loadFonts } from './app/fonts.ts'
import { type PublicData, publicRouteId } from './app/layouts/public-layout.tsx'
import { registerWorker } from './app/register-worker.ts'
import { createSiteRouter } from './app/site-router.ts'
import { slots } from './app/slots.ts'
import { primeNotices } from './features/news/api/current-notices.ts'
import { browserSiteData } from './http/site-data.ts'
import { whenIdle } from './lib/when.ts'
import { loadMessages } from './messages/index.ts'
import { languageAt, showIn } from './messages/language-at.ts'
import { createRoutes } from './routes.tsx'

type Router = ReturnType<typeof createSiteRouter>

function AfterFirstRender({ router }: { router: Router }) {
  useEffect(() => {
    const html: HTMLElement & { pressed?: HTMLElement | null } = document.documentElement
    html.pressed?.click()
    html.pressed = null
    whenIdle()
      .then(() => loadFonts(router))
      // The fallback fonts stay in use.
      .catch(() => {})
      .then(() => slots.whenIdle?.(router))
      .then(registerWorker)
      .then((isRegistered) => isRegistered && slots.whenRegistered?.(router))
      // The site works without.
      .catch(() => {})
  }, [router])
  return null
}

function readHydrationData(): HydrationState | undefined {
  const json = document.getElementById(hydrationDataId)?.textContent
  return json ? JSON.parse(json) : undefined
}

async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const hydrationData = readHydrationData()
  const language = languageAt(location.pathname)
  await loadMessages(language)
  showIn(language)
  const routes = createRoutes(({ request }) => browserSiteData(new URL(request.url).pathname))
  if (hydrationData) {
    // If the page's code cannot be loaded, this throws and the HTML does not change.
    await loadMatches(routes)
    const publicData: PublicData | undefined = hydrationData.loaderData?.[publicRouteId(language)]
    if (publicData) primeNotices(publicData.notices)
  }
  const router = createSiteRouter(routes, hydrationData)
  const site = (
    <>
      <RouterProvider router={router} />
      <AfterFirstRender router={router} />
    </>
  )
  if (hydrationData) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
  followLinks((path) => void router.navigate(path))
}

/** Loads the lazy routes at this address, so that the first render matches the server's. */
async function loadMatches(routes: ReturnType<typeof createRoutes>): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

// The loader calls it, and calls it again if it fails (`app/loader-script.ts`).
Object.assign(document.documentElement, { hydrate })
