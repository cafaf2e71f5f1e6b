import { withoutEnded } from '@prangan/contract/publishing'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { pagePaths, peopleOf, renderPage, renderPeoplePage } from 'site-pages'
import { connectFirebase } from '../lib/firebase.ts'
import { logStalePage } from '../lib/log.ts'
import { readCurrentNotices } from '../news/news-store.ts'
import { pageCache, peopleCache } from './page-cache.ts'
import { type People, readPeople } from './read-people.ts'

const firebase = connectFirebase()
let lastKnown: CurrentNotices | null = null

type Page = { html: string; cache: string }

/**
 * A page with the newest notices in its first paint. When they cannot be read the page comes all the same, with the
 * last ones known, or saying that they could not be loaded: the client's listener brings the rest.
 */
async function makeNoticesPage(path: string): Promise<Page> {
  const now = new Date()
  let cache = 'no-store'
  try {
    lastKnown = await readCurrentNotices(await firebase.firestore(), now)
    cache = pageCache(lastKnown.nextChangeAt, now)
  } catch (error) {
    logStalePage(path, error)
  }
  return { html: renderPage(path, lastKnown && withoutEnded(lastKnown, now.getTime())), cache }
}

/** A page with its list of people for readers without scripts; the client's listener brings the list to all others. */
async function makePeoplePage(path: string, people: People): Promise<Page> {
  try {
    const rows = await readPeople(await firebase.firestore(), people)
    return { html: renderPeoplePage(path, rows), cache: peopleCache }
  } catch (error) {
    logStalePage(path, error)
    return { html: renderPeoplePage(path, null), cache: 'no-store' }
  }
}

/** Serves the pages that carry what is stored. */
export async function servePage({ path }: Request, response: Response): Promise<void> {
  // The platform's own Express names itself.
  response.removeHeader('X-Powered-By')
  const people = peopleOf[path]
  if (!people && !pagePaths.includes(path)) {
    response.status(404).end()
    return
  }
  const { html, cache } = people ? await makePeoplePage(path, people) : await makeNoticesPage(path)
  response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cache })
  response.send(html)
}
