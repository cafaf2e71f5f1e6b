import type { Request, Response } from 'express'
import { createRenderer, renderSiteFile } from 'site-pages'
import type { Deps } from '../lib/deps.ts'
import { pageCache } from './page-cache.ts'
import { createSiteData } from './site-data.ts'

/** A day, as nothing but a deployment changes them. */
const siteFileCache = 'public, max-age=3600, s-maxage=86400'

/**
 * Creates the handler of every page of the site, and of the files generated from its routes. A page is rendered only if
 * its data have changed since the reader's copy.
 */
export function createServePage(deps: Pick<Deps, 'firebase' | 'clock'>) {
  const preparePage = createRenderer(createSiteData(deps))

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
    const file = await renderSiteFile(pathname)
    if (file) {
      response.set({ 'Content-Type': file.contentType, 'Cache-Control': siteFileCache }).send(file.text)
      return
    }
    const page = await preparePage(`http://site.invalid${pathname}${search}`)
    response.status(page.status).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': pageCache(page.nextChangeAt, deps.clock(), page.cacheSeconds),
      ETag: page.etag,
    })
    if (request.fresh) response.status(304).end()
    else response.send(page.render())
  }
}
