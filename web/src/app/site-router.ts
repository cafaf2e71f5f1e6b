import type { Language } from '@prangan/contract/languages'
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom'
import { showIn } from '../messages/language-at.ts'

/**
 * Creates the router of the browser. Each of its layouts has a loader that loads a language's messages and says which:
 * what it shows is then in that language. Where a loader fails, all stays in the one before.
 */
export function createSiteRouter(routes: RouteObject[], hydrationData?: HydrationState) {
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  router.subscribe(({ matches, loaderData }) => {
    for (const { route } of matches) {
      const { language }: { language?: Language } = loaderData[route.id] ?? {}
      if (language) showIn(language)
    }
  })
  return router
}
