import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { PageHandle } from './document-title.ts'
import { DeskLayout } from './layouts/desk-layout.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { ErrorPage } from './pages/error.tsx'
import { deskPages, type Page, publicPages } from './routes.ts'

const publicLayoutId = 'public'

const toRoute = ({ path, title, lazy }: Page): RouteObject => ({
  path,
  lazy,
  handle: { title } satisfies PageHandle,
  errorElement: <ErrorPage />,
})

/** The routes of the site: pages inside their layouts. Made anew for each router, since routers write into them. */
export function makeRoutes(): RouteObject[] {
  return [
    { Component: DeskLayout, errorElement: <ErrorPage />, children: deskPages.map(toRoute) },
    {
      id: publicLayoutId,
      Component: PublicLayout,
      errorElement: <ErrorPage />,
      children: publicPages.map(toRoute),
    },
  ]
}

/** The routes of the pages whose list is brought when an address is none of those known from the start. */
export async function findLaterRoutes(): Promise<RouteObject[]> {
  const { laterPages } = await import('./later-pages.ts')
  return laterPages.map(toRoute)
}

/** The routes of the information pages, whose list is brought likewise. */
export async function findInformationRoutes(): Promise<RouteObject[]> {
  const { informationPages } = await import('./information-pages.ts')
  return informationPages.map(({ path, lazy }) => ({ path, lazy, errorElement: <ErrorPage /> }))
}

/** Adds pages of the public frame to routes from `makeRoutes`. */
export function addPublicRoutes(routes: RouteObject[], pages: readonly RouteObject[]): void {
  routes.find(({ id }) => id === publicLayoutId)?.children?.push(...pages)
}

/** A page that only tells the error page why there is none. */
const failure = (error: unknown) => () => {
  throw error
}

/** What shows at any address when the page there could not be brought. */
export function failedRoutes(error: unknown): RouteObject[] {
  const failed = { path: '*', Component: failure(error), errorElement: <ErrorPage /> }
  return [{ id: publicLayoutId, Component: PublicLayout, children: [failed] }]
}

/** Routes that show the error page when their code cannot be brought: the router itself would leave the place empty. */
const withFailures = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    if (route.children) return { ...route, children: withFailures(route.children) }
    const lazy = route.lazy as Page['lazy'] | undefined
    return lazy ? { ...route, lazy: () => lazy().catch((error) => ({ Component: failure(error) })) } : route
  })

/** The site's router in a browser, for routes of which `loadPage` has loaded the page at its address. */
export function createRouter(routes: RouteObject[]) {
  return createBrowserRouter(withFailures(routes), {
    // Said to be there, so that the router begins with that page and looks for no other.
    hydrationData: {},
    patchRoutesOnNavigation: async ({ patch }) => {
      const found = await Promise.all([findLaterRoutes(), findInformationRoutes()])
      patch(publicLayoutId, withFailures(found.flat()))
    },
  })
}
