import { matchRoutes, type RouteObject } from 'react-router-dom'
import { addPublicRoutes, findInformationRoutes, findLaterRoutes } from './router.tsx'
import type { Page } from './routes.ts'

const findRoute = (routes: RouteObject[], pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route

/**
 * Loads the page at an address before anything renders, so that the first rendering is the page and not a gap.
 * `routes` are changed in place.
 */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  for (const find of [findLaterRoutes, findInformationRoutes]) {
    if (findRoute(routes, pathname)?.path === '*') addPublicRoutes(routes, await find())
  }
  const route = findRoute(routes, pathname)
  if (!route?.lazy) return
  Object.assign(route, await (route.lazy as Page['lazy'])(), { lazy: undefined })
}
