import type { RouteObject } from 'react-router-dom'
import type { PageHandle } from './document-title.ts'
import { DeskLayout } from './layouts/desk-layout.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { ErrorPage } from './pages/error.tsx'
import { deskPages, type Page, publicPages } from './routes.ts'

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
    { Component: PublicLayout, errorElement: <ErrorPage />, children: publicPages.map(toRoute) },
  ]
}
