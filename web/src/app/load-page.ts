import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Page } from './routes.ts'

/**
 * Loads the page at an address before anything renders, so that the first rendering is the page and not a gap.
 * `routes` are changed in place.
 */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route
  if (!route?.lazy) return
  const { Component } = await (route.lazy as Page['lazy'])()
  Object.assign(route, { Component, lazy: undefined })
}
