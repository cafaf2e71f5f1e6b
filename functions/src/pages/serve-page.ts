import { createHash } from 'node:crypto'
import { isAmongEndpoints } from '@prangan/contract/content/reserved-paths'
import { languageOf, withoutLanguage } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { noticeQuery } from '@prangan/contract/notice-view'
import {
  type Loaded,
  noticeListFile,
  noticeOfFile,
  type SiteDataAnswer,
  searchFile,
  siteDataPath,
} from '@prangan/contract/site-data'
import type { Request, Response } from 'express'
import { createRenderer, readPages, renderSiteFile, seed } from 'site-pages'
import { declaredBody } from '../http/unread-bodies.ts'
import type { Deps } from '../lib/deps.ts'
import { createKeptPages, type KeptPage } from './kept-pages.ts'
import { pageCache } from './page-cache.ts'
import { createPublicReads } from './public-reads.ts'
import { createSiteData, type RequestedData } from './site-data.ts'

/** Seconds for which the CDN may cache data of a client-side navigation, and a redirect. */
const contentCacheSeconds = 10

const siteFileCache = 'public, max-age=600, s-maxage=600'

type DataFile = { loaded: Loaded<unknown>; nextChangeAt: string | null }

/** Limits the requests that wait to learn if the missing page has just been published. */
const mostWaiting = 10

async function readDataFile(
  { pathname: path, searchParams }: URL,
  data: RequestedData,
): Promise<DataFile | undefined> {
  const timed = async (loading: Promise<Loaded<unknown>>) => ({
    loaded: await loading,
    nextChangeAt: data.nextChangeAt(),
  })
  if (withoutLanguage(path) === searchFile)
    return timed(data.search((searchParams.get('q') ?? '').trim().slice(0, limits.search.query)))
  if (withoutLanguage(path) === noticeListFile) return timed(data.noticeList(noticeQuery(searchParams)))
  const notice = noticeOfFile(withoutLanguage(path))
  if (notice !== undefined) return timed(data.notice(notice))
  return data.hasFile(path) ? timed(data.file(path)) : undefined
}

const firstOf = (...times: (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null

/** Returns the address of a page's request. Answers any other (another method, a body, a slash at the end of the address). */
function acceptedUrl(request: Request, response: Response): URL | undefined {
  // The platform's own Express sets this header.
  response.removeHeader('X-Powered-By')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set({ Allow: 'GET, HEAD', Connection: 'close' }).end()
    return undefined
  }
  if (declaredBody(request).bytes > 0) {
    response.status(413).set('Connection', 'close').end()
    return undefined
  }
  const url = new URL(`http://site.invalid${request.url}`)
  const { pathname, search } = url
  if (pathname === '/' || !pathname.endsWith('/')) return url
  response.redirect(301, pathname.replace(/(?<!\/)\/+$/, '').replace(/^\/+/, '/') + search)
  return undefined
}

const pageOfFile = ({ contentType, text }: { contentType: string; text: string }): KeptPage => ({
  status: 200,
  contentType,
  etag: undefined,
  body: Buffer.from(text),
  cacheControl: () => siteFileCache,
  nextChangeAt: null,
})

/** Answers with a file of data, which is not found by search engines. */
function sendData(request: Request, response: Response, { loaded, nextChangeAt }: DataFile, now: Date): void {
  if (loaded.status !== 'ready') {
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '10' }).end()
    return
  }
  const text = JSON.stringify(loaded.value)
  const seconds = loaded.isStale ? 0 : contentCacheSeconds
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': pageCache(nextChangeAt, now, seconds),
    'X-Robots-Tag': 'noindex',
    ETag: `"${createHash('sha256').update(text).digest('base64')}"`,
  })
  if (request.fresh) response.status(304).end()
  else response.send(text)
}

/** Waits for public data that is newer than what is kept. */
function createWaits(reads: ReturnType<typeof createPublicReads>) {
  let waiting = 0
  /** Waits until public data was read after `arrivedAt`. Returns false if it already was, or too many requests wait. */
  async function isReadAgain(arrivedAt: number): Promise<boolean> {
    if (reads.state.begunAt() >= arrivedAt || waiting >= mostWaiting) return false
    waiting += 1
    try {
      await reads.state.next()
      return true
    } catch {
      return false
    } finally {
      waiting -= 1
    }
  }

  /** Waits for a revision of the site that an open page has heard of. A revision that does not exist costs a second. */
  async function awaitRevision(wanted: number): Promise<void> {
    try {
      const { site } = await reads.readSite()
      if (wanted > (site?.revision ?? 0)) await reads.state.next()
    } catch {
      // If Firestore is unreachable, the last known site is shown.
    }
  }

  return { isReadAgain, awaitRevision }
}

/**
 * Creates the handler of every page of the site, and of the files generated from its routes. A rendered page is sent again
 * until something public changes.
 */
export function createServePage(deps: Pick<Deps, 'firebase' | 'configuration' | 'clock'>) {
  const reads = createPublicReads(deps)
  const { isReadAgain, awaitRevision } = createWaits(reads)
  const siteData = createSiteData(deps, seed, readPages, reads)
  const keptPages = createKeptPages()
  const preparePage = createRenderer(deps.configuration.revision())

  function send(request: Request, response: Response, page: KeptPage): void {
    const { status, contentType, etag, cacheControl, body } = page
    response.status(status).set({
      'Content-Type': contentType,
      'Cache-Control': cacheControl(deps.clock()),
      ...(etag !== undefined && { ETag: etag }),
    })
    if (request.fresh) response.status(304).end()
    else response.send(body)
  }

  async function serveSiteData(response: Response, data: RequestedData, path: string): Promise<void> {
    const [settings, page] = await Promise.all([data.settings(), data.page(path)])
    const nextChangeAt = settings.status === 'ready' ? settings.value.nextChangeAt : null
    const isWhole = [settings, page].every((part) => part.status === 'ready' && !part.isStale)
    response
      .set('Cache-Control', pageCache(nextChangeAt, deps.clock(), isWhole ? contentCacheSeconds : 0))
      .set('X-Robots-Tag', 'noindex')
      .json({ settings, page } satisfies SiteDataAnswer)
  }

  async function replyNoSuchCall(request: Request, response: Response): Promise<void> {
    const replies = await import('../http/missing-page.ts')
    response.set('Connection', 'close')
    return replies.replyNoSuchCall(request, response)
  }

  return servePage

  async function servePage(
    request: Request,
    response: Response,
    arrivedAt = performance.now(),
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD' && isAmongEndpoints(request.path))
      return replyNoSuchCall(request, response)
    const url = acceptedUrl(request, response)
    if (!url) return
    const { pathname, search, searchParams } = url
    const dataPath = siteDataPath('/')
    const isData = pathname === dataPath || pathname.startsWith(`${dataPath}/`)
    const path = isData ? pathname.slice(dataPath.length) || '/' : pathname
    const state = await reads.state.current().catch(() => undefined)
    const kept = state && search === '' && keptPages.find(state, pathname, deps.clock())
    if (kept) {
      send(request, response, kept)
      return
    }
    const data = siteData(languageOf(path))
    const file = await renderSiteFile(pathname, data)
    if (file) {
      const page = pageOfFile(file)
      if (state && search === '') keptPages.keep(state, pathname, page, deps.clock())
      send(request, response, page)
      return
    }
    if (isData) {
      await awaitRevision(Number(searchParams.get('revision')))
      await serveSiteData(response, data, path)
      return
    }
    const dataFile = await readDataFile(url, data)
    if (dataFile) {
      sendData(request, response, dataFile, deps.clock())
      return
    }
    const prepared = await preparePage(`http://site.invalid${pathname}${search}`, data)
    if (prepared.movedTo !== undefined) {
      response
        .set('Cache-Control', pageCache(null, deps.clock(), contentCacheSeconds))
        .redirect(301, prepared.movedTo)
      return
    }
    if (prepared.status === 404 && (await isReadAgain(arrivedAt)))
      return servePage(request, response, arrivedAt)
    if (prepared.status === 404 && isAmongEndpoints(pathname)) return replyNoSuchCall(request, response)
    const { status, etag, canonicalPath, cacheSeconds } = prepared
    const nextChangeAt = firstOf(prepared.nextChangeAt, data.nextChangeAt())
    const cacheControl = (now: Date) => pageCache(nextChangeAt, now, cacheSeconds)
    const isKept = state && search === '' && canonicalPath === pathname && cacheSeconds > 0
    response.status(status).set({ 'Cache-Control': cacheControl(deps.clock()), ETag: etag })
    if (!isKept && request.fresh) {
      response.status(304).end()
      return
    }
    const page: KeptPage = {
      status,
      contentType: 'text/html; charset=utf-8',
      etag,
      body: Buffer.from(prepared.render()),
      cacheControl,
      nextChangeAt,
    }
    if (isKept) keptPages.keep(state, pathname, page, deps.clock())
    send(request, response, page)
  }
}
