import { allLanguages, languageOf, pathIn } from '@prangan/contract/languages'
import { storageFolders } from '@prangan/contract/storage-paths'
import { isDeskPath } from '@prangan/web/paths.ts'
import { pagePaths } from '../../contract/names.ts'
import { cacheNames, keptAt, keptHeaders, type Visit } from '../kept.ts'
import { isGone, isPublic, noticesOf, scriptsIn, verdictOn } from './policy.ts'

const most = { pages: 30, assets: 300, files: 10 } as const
const day = 24 * 60 * 60_000
const longest = 30 * day
/** A page is not fetched again before. */
const freshness = { visited: 10 * 60_000, notice: day / 4, offline: day } as const
/** Notices that are kept before they are opened. */
const newest = 5
/** Bytes of a file that somebody opened, and of one that is kept in advance. */
const largest = { opened: 1_000_000, unasked: 300_000 } as const

const open = (name: keyof typeof cacheNames) => caches.open(cacheNames[name])

export const offlinePathFor = (path: string): string => pathIn(languageOf(path), pagePaths.offline.path)

const isOfflinePage = (path: string): boolean => path === offlinePathFor(path)

export const findPage = async (path: string) => (await open('pages')).match(path)

/** Returns the kept page that stands in for another one: in its language, or in one that the reader has visited. */
export async function findStandIn(path: string): Promise<string | undefined> {
  if (isOfflinePage(path)) return undefined
  const all = [offlinePathFor(path), ...allLanguages.map((each) => pathIn(each, pagePaths.offline.path))]
  for (const each of all) if (await findPage(each)) return each
  return undefined
}

async function isFresh(cache: Cache, path: string, milliseconds: number): Promise<boolean> {
  const kept = await cache.match(path)
  return kept !== undefined && Date.now() - keptAt(kept) < milliseconds
}

/** Returns the paths in a cache with their times, the newest first. */
async function listed(cache: Cache): Promise<{ path: string; at: number }[]> {
  const requests = await cache.keys()
  const entries = await Promise.all(
    requests.map(async ({ url }) => {
      const kept = await cache.match(url)
      return { path: new URL(url).pathname, at: kept ? keptAt(kept) : 0 }
    }),
  )
  return entries.sort((one, other) => other.at - one.at)
}

async function trim(name: 'pages' | 'files'): Promise<void> {
  const cache = await open(name)
  const entries = (await listed(cache)).filter(({ path }) => !isOfflinePage(path))
  const outdated = entries.filter(({ at }, index) => index >= most[name] || Date.now() - at > longest)
  await Promise.all(outdated.map(({ path }) => cache.delete(path)))
}

/** Deletes the oldest assets that no kept page names, once there are too many. */
async function trimAssets(): Promise<void> {
  const assets = await open('assets')
  const requests = await assets.keys()
  if (requests.length <= most.assets) return
  const pages = await (await open('pages')).matchAll()
  const named = (await Promise.all(pages.map((page) => page.text()))).join()
  const unnamed = requests.filter(({ url }) => !named.includes(new URL(url).pathname))
  await Promise.all(unnamed.slice(0, requests.length - most.assets).map((each) => assets.delete(each)))
}

/** Returns an asset, whose address names its content. `store` may let it be stored later; by default it is stored first. */
export async function loadAsset(
  request: Request | string,
  store: (storing: Promise<void>) => unknown = (storing) => storing,
): Promise<Response> {
  const assets = await open('assets')
  const kept = await assets.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await store(assets.put(request, response.clone()))
  return response
}

/** Throws unless all are stored. */
async function keepAssets(addresses: readonly string[]): Promise<void> {
  const responses = await Promise.all(addresses.map((address) => loadAsset(address)))
  if (responses.some(({ ok }) => !ok)) throw new Error('A script of the page is missing.')
}

const timeOf = ({ headers }: Response): number => Date.parse(headers.get('Date') ?? '') || Date.now()

const titleIn = (html: string): string => /<title>([^<]*)/.exec(html)?.[1] ?? ''

function copyOf(response: Response, body: string | Blob, title = ''): Response {
  const headers = new Headers(response.headers)
  // The copy is not compressed, and whole: a viewer would ask for parts of it.
  for (const name of ['Content-Encoding', 'Content-Length', 'Accept-Ranges']) headers.delete(name)
  for (const [name, value] of Object.entries(keptHeaders(timeOf(response), title))) headers.set(name, value)
  return new Response(body, { headers })
}

/** Keeps a page together with its scripts, or deletes it if it may not be kept. Returns its HTML if it is kept. */
async function keepPage(path: string, cache: RequestCache): Promise<string> {
  const response = await fetch(path, { cache, redirect: 'manual' })
  const pages = await open('pages')
  const html = response.ok ? await response.text() : ''
  const isOwn = isOfflinePage(path) && response.ok
  const verdict = isOwn ? 'keep' : verdictOn(response, html)
  if (verdict === 'drop') await pages.delete(path)
  if (verdict !== 'keep') return ''
  await keepAssets(scriptsIn(html))
  await pages.put(path, copyOf(response, html, titleIn(html)))
  return html
}

/** Keeps a small public file. */
export async function keepFile(
  path: string,
  response: Response,
  most: number = largest.opened,
): Promise<void> {
  const files = await open('files')
  if (isGone(response)) await files.delete(path)
  if (response.status !== 200 || !isPublic(response)) return
  if (Number(response.headers.get('Content-Length') ?? 0) > most) return response.body?.cancel()
  const body = await response.blob()
  if (body.size > most) return
  await files.put(path, copyOf(response, body))
}

export const findFile = async (path: string) => (await open('files')).match(path)

export async function dropPage(path: string): Promise<void> {
  await (await open('pages')).delete(path)
}

const isFile = (path: string): boolean => path.startsWith(`/${storageFolders.files}/`)

async function keepNotices(paths: readonly string[]): Promise<void> {
  const [pages, files] = await Promise.all([open('pages'), open('files')])
  for (const path of paths) {
    if (isFile(path)) {
      if (!(await isFresh(files, path, freshness.notice)))
        await keepFile(path, await fetch(path), largest.unasked)
    } else if (!(await isFresh(pages, path, freshness.notice))) {
      const [file] = noticesOf(await keepPage(path, 'no-cache')).filter(isFile)
      if (file) await keepNotices([file])
    }
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Keeps a page that somebody visits, the page that stands in for others in its language, and the newest notices. */
export async function keepVisit({ path, isDocument, loaded }: Visit): Promise<void> {
  if (isDeskPath(path)) return
  const pages = await open('pages')
  if (await isFresh(pages, path, freshness.visited)) return
  try {
    const html = await keepPage(path, isDocument ? 'force-cache' : 'no-cache')
    if (html !== '') await Promise.allSettled(loaded.map((address) => loadAsset(address)))
    const offlinePath = offlinePathFor(path)
    if (!(await isFresh(pages, offlinePath, freshness.offline))) await keepPage(offlinePath, 'no-cache')
    if (!savesData()) await keepNotices(noticesOf(html).slice(0, newest))
  } finally {
    await Promise.all([trim('pages'), trim('files'), trimAssets()])
  }
}
