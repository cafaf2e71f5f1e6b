import { meritListsPath, type SiteData } from '@prangan/contract/site-data'
import type { Response } from 'express'
import { pageCache } from './page-cache.ts'

/** Seconds for which the CDN may cache them: a list that is withdrawn is soon gone. */
const cacheSeconds = 10

/** The id of the list that a path asks for as JSON; undefined where it asks for none. */
function listAt(pathname: string): string | undefined {
  const id = /^\/merit-lists\/([\w-]{1,60})\.json$/.exec(pathname)?.[1]
  return id !== undefined && meritListsPath(id) === pathname ? id : undefined
}

/** Answers the merit lists, or one of them, as JSON; false where the path is another one. */
export async function serveMeritLists(
  pathname: string,
  response: Response,
  data: SiteData,
  now: Date,
): Promise<boolean> {
  const id = listAt(pathname)
  if (id === undefined && pathname !== meritListsPath()) return false
  const lists = id === undefined ? await data.meritLists() : await data.meritList(id)
  response.set('X-Robots-Tag', 'noindex')
  if (lists.status === 'ready') {
    response.set('Cache-Control', pageCache(null, now, lists.isStale ? 0 : cacheSeconds)).json(lists.value)
  } else response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '10' }).end()
  return true
}
