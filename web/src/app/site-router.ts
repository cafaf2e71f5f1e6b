import type { Language } from '@prangan/contract/languages'
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom'
import { showIn } from '../messages/language-at.ts'

/**
 * Creates the browser's router. Each layout's loader loads the messages of a language. If a loader fails, everything stays in
 * the previous language.
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
