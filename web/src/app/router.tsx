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

/** The site's router in a browser, for routes of which `loadPage` has loaded the page at its address. */
export function createRouter(routes: RouteObject[]) {
  return createBrowserRouter(routes, {
    // Said to be there, so that the router begins with that page and looks for no other.
    hydrationData: {},
    patchRoutesOnNavigation: async ({ patch }) => {
      const found = await Promise.all([findLaterRoutes(), findInformationRoutes()])
      patch(publicLayoutId, found.flat())
    },
  })
}
