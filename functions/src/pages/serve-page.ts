import { createHash } from 'node:crypto'
import { languageOf } from '@prangan/contract/languages'
import { type SiteData, type SiteDataAnswer, siteDataPath } from '@prangan/contract/site-data'
import { searchDataPath } from '@prangan/contract/site-search/search-data'
import type { Request, Response } from 'express'
import { createRenderer, renderSiteFile, seed } from 'site-pages'
import type { Deps } from '../lib/deps.ts'
import { pageCache } from './page-cache.ts'
import { serveMeritLists } from './serve-merit-lists.ts'
import { createSiteData } from './site-data.ts'

/** Seconds for which the CDN may cache what a client-side navigation asks for, and a redirect. */
const contentCacheSeconds = 10

/** Ten minutes: the sitemap follows what is published. */
const siteFileCache = 'public, max-age=600, s-maxage=600'

/**
 * Creates the handler of every page of the site, and of the files generated from its routes. A page is rendered only if
 * its data have changed since the reader's copy.
 */
export function createServePage(deps: Pick<Deps, 'firebase' | 'clock'>) {
  const siteData = createSiteData(deps, seed)
  const preparePage = createRenderer()

  /** Answers all that the search finds, which browsers index themselves. */
  async function serveSearchData(request: Request, response: Response, data: SiteData): Promise<void> {
    const search = await data.search()
    if (search.status !== 'ready') {
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '10' }).end()
      return
    }
    const text = JSON.stringify(search.value)
    const seconds = search.isStale ? 0 : contentCacheSeconds
    response.set({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': pageCache(search.value.nextChangeAt, deps.clock(), seconds),
      'X-Robots-Tag': 'noindex',
      ETag: `"${createHash('sha256').update(text).digest('base64')}"`,
    })
    if (request.fresh) response.status(304).end()
    else response.send(text)
  }

  return async (request: Request, response: Response): Promise<void> => {
    // The platform's own Express sets it.
    response.removeHeader('X-Powered-By')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end()
      return
    }
    const { pathname, search } = new URL(`http://site.invalid${request.url}`)
    if (pathname !== '/' && pathname.endsWith('/')) {
      response.redirect(301, pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + search)
      return
    }
    const dataPath = siteDataPath('/')
    const isData = pathname === dataPath || pathname.startsWith(`${dataPath}/`)
    const path = isData ? pathname.slice(dataPath.length) || '/' : pathname
    const data = siteData(languageOf(path))
    const file = await renderSiteFile(pathname, data)
    if (file) {
      response.set({ 'Content-Type': file.contentType, 'Cache-Control': siteFileCache }).send(file.text)
      return
    }
    if (isData) {
      const [frame, page] = await Promise.all([data.frame(), data.page(path)])
      const nextChangeAt = frame.status === 'ready' ? frame.value.nextChangeAt : null
      const isWhole = [frame, page].every((part) => part.status === 'ready' && !part.isStale)
      response
        .set('Cache-Control', pageCache(nextChangeAt, deps.clock(), isWhole ? contentCacheSeconds : 0))
        .set('X-Robots-Tag', 'noindex')
        .json({ frame, page } satisfies SiteDataAnswer)
      return
    }
    if (pathname === searchDataPath) {
      await serveSearchData(request, response, data)
      return
    }
    if (await serveMeritLists(pathname, response, data, deps.clock())) return
    const page = await preparePage(`http://site.invalid${pathname}${search}`, data)
    if (page.movedTo !== undefined) {
      response
        .set('Cache-Control', pageCache(null, deps.clock(), contentCacheSeconds))
        .redirect(301, page.movedTo)
      return
    }
    response.status(page.status).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': pageCache(page.nextChangeAt, deps.clock(), page.cacheSeconds),
      ETag: page.etag,
    })
    if (request.fresh) response.status(304).end()
    else response.send(page.render())
  }
}
