import { withoutEnded } from '@prangan/contract/publishing'
import type { CurrentNotices } from '@prangan/contract/schemas/news'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { pagePaths, renderPage } from 'site-pages'
import { connectFirebase } from '../firebase.ts'
import { logStalePage } from '../http/log.ts'
import { readCurrentNotices } from '../news/news-store.ts'
import { pageCache } from './page-cache.ts'

const firebase = connectFirebase()
let lastKnown: CurrentNotices | null = null

/**
 * A page with the newest notices in its first paint. When they cannot be read the page comes all the same, with the
 * last ones known, or saying that they could not be loaded: the client's listener brings the rest.
 */
export async function servePage({ path }: Request, response: Response): Promise<void> {
  // The platform's own Express names itself.
  response.removeHeader('X-Powered-By')
  if (!pagePaths.includes(path)) {
    response.status(404).end()
    return
  }
  const now = new Date()
  let cache = 'no-store'
  try {
    lastKnown = await readCurrentNotices(await firebase.firestore(), now)
    cache = pageCache(lastKnown.nextChangeAt, now)
  } catch (error) {
    logStalePage(path, error)
  }
  response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cache })
  response.send(renderPage(path, lastKnown && withoutEnded(lastKnown, now.getTime())))
}
