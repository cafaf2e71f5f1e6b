import type { Language } from '@prangan/contract/languages'
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom'
import { isOfConnection } from '../lib/is-of-connection.ts'
import { showIn } from '../messages/language-at.ts'

/** A new release has replaced the code of the page that a link leads to, so the page is loaded as a document. */
async function loadNewRelease(errors: readonly unknown[]): Promise<void> {
  if (!errors.some(isOfConnection)) return
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (ok) location.reload()
}

/**
 * Creates the browser's router. Each layout's loader loads the messages of a language. If a loader fails, everything stays in
 * the previous language.
 */
export function createSiteRouter(routes: RouteObject[], hydrationData?: HydrationState) {
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  const first = router.state.location.key
  router.subscribe(({ matches, loaderData, errors, location }) => {
    if (errors && location.key !== first) loadNewRelease(Object.values(errors)).catch(() => {})
    for (const { route } of matches) {
      const { language }: { language?: Language } = loaderData[route.id] ?? {}
      if (language) showIn(language)
    }
  })
  return router
}
