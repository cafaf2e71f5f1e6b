import { createHash } from 'node:crypto'
import { seedSite } from '@prangan/contract/content/seed'
import { findPage, viewFrame, viewPage } from '@prangan/contract/content/site-view'
import { type SiteData, siteDataLater } from '@prangan/contract/site-data'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom'
import { contentPolicy } from './app/content-policy.ts'
import { htmlDocument } from './app/document.ts'
import { type PublicData, publicRouteId } from './app/layouts/public-layout.tsx'
import { loaderScript } from './app/loader-script.ts'
import { pageHandle, pageMeta } from './app/page-module.ts'
import css from './app/public.css?inline'
import { siteFiles, staticPaths } from './app/site-files.ts'
import { seed } from './content/seed.ts'
import { createRoutes } from './routes.tsx'

/** A page whose data are loaded, ready to be rendered. */
export type PreparedPage = {
  status: number
  /** Its canonical path; undefined if search engines should not list it. */
  canonicalPath: string | undefined
  /** Changes whenever the HTML does. */
  etag: string
  /** How many seconds the CDN may cache it; 0 if a part of its data could not be read. */
  cacheSeconds: number
  /** When the next scheduled notice on it appears or expires (ISO 8601), or null. */
  nextChangeAt: string | null
  /** The page has moved to this path; there is nothing to render. */
  movedTo?: string
  render(): string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The scripts of the client's build: its entry, and the chunks to preload. */
const manifest = __CLIENT_MANIFEST__
const entry = manifest['src/entry.client.ts']
if (!entry) throw new Error("The client's build has no src/entry.client.ts.")
const address = (name: string) => `/${manifest[name]?.file}`
const scripts = {
  entry: `/${entry.file}`,
  preload: [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])].map(address),
}
const loaders = { page: loaderScript(scripts, false), clientOnly: loaderScript(scripts, true) }

/** The stylesheets of a page's module and of the module's imports. */
function stylesheetsOf(module: string): string[] {
  const visited = new Set<string>()
  const collect = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return []
    visited.add(name)
    return [...(chunk.imports ?? []).flatMap(collect), ...(chunk.css ?? [])]
  }
  return collect(module)
}

const policyOf = (loader: string, styles: string) =>
  contentPolicy({
    target: __TARGET__,
    hasAppCheck: __APP_CHECK_KEY__ !== '',
    scriptHash: `sha256-${sha256(loader)}`,
    styleHash: `sha256-${sha256(styles)}`,
  })

/** A hash of this build, so that every page's ETag changes with a new build. */
const build = sha256(JSON.stringify([manifest, css, loaders]))

/** Whether a part of a page's data could not be read, or is stale. */
function isIncomplete(data: unknown): boolean {
  const { status, isStale } = (data ?? {}) as { status?: unknown; isStale?: unknown }
  return status === 'failed' || isStale === true
}

/** Matches a URL to its page and loads the page's data. A URL without a page gets status 404. */
export type PreparePage = (url: string, siteData: SiteData) => Promise<PreparedPage>

/** Creates the renderer of the site's pages; once, as it keeps the routes that it has loaded. */
export function createRenderer(): PreparePage {
  const handler = createStaticHandler(createRoutes(({ context }) => context))
  return (url, siteData) => prepare(handler, url, siteData)
}

async function prepare(handler: StaticHandler, url: string, siteData: SiteData): Promise<PreparedPage> {
  const context = await handler.query(new Request(url), { requestContext: siteData })
  if (context instanceof Response) {
    const movedTo = context.headers.get('Location')
    if (movedTo === null) throw new Error(`The loader of ${url} answered with a response.`)
    return {
      status: 301,
      canonicalPath: undefined,
      etag: '',
      cacheSeconds: 0,
      nextChangeAt: null,
      movedTo,
      render: () => '',
    }
  }
  const [error] = Object.values(context.errors ?? {})
  if (error) throw error
  const match = context.matches.at(-1)
  const handle = pageHandle(match?.route.handle)
  if (!match || !handle) throw new Error(`The route of ${url} has no handle.`)

  const { loaderData, statusCode } = context
  const loader = handle.isClientOnly ? loaders.clientOnly : loaders.page
  const layout: PublicData | undefined = loaderData[publicRouteId]
  const mayBeCached = !layout?.notices.failed && !layout?.isStale && !isIncomplete(loaderData[match.route.id])
  const { pathname } = new URL(url)
  const meta = pageMeta(handle, loaderData[match.route.id], layout?.frame.frame)
  if (!meta) throw new Error(`The page at ${url} has no data.`)
  const isListed = statusCode === 200 && !handle.isClientOnly && !meta.isUnlisted
  const canonicalPath = isListed
    ? (meta.canonicalPath ?? generatePath(match.route.path ?? '', match.params))
    : undefined
  const render = () => {
    const stylesheets = stylesheetsOf(handle.module)
    const styles = css + stylesheets.map((file) => __CLIENT_STYLES__[file]).join('')
    const router = createStaticRouter(handler.dataRoutes, context)
    return htmlDocument(
      {
        meta,
        canonicalPath,
        css: styles,
        inlined: stylesheets.map((file) => `/${file}`),
        loader,
        markup: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
        hydrationData: handle.isClientOnly ? undefined : { loaderData },
      },
      policyOf(loader, styles),
    )
  }
  return {
    status: statusCode,
    canonicalPath,
    etag: `"${sha256(JSON.stringify([build, pathname, loaderData]))}"`,
    cacheSeconds: mayBeCached ? handle.cacheSeconds : 0,
    nextChangeAt: earliest(layout?.notices.notices?.nextChangeAt, layout?.frame.nextChangeAt),
    render,
  }
}

/** The earliest of these moments, or null. */
const earliest = (...moments: readonly (string | null | undefined)[]): string | null =>
  moments.filter((moment) => moment != null).sort()[0] ?? null

export { seed }

// Nothing of the seed is scheduled, so any moment will do.
const anyTime = new Date(0)
const seedsSite = seedSite(seed, null)

/** The site's data as the seed has them, and nothing that is live. */
export const seedData: SiteData = {
  ...siteDataLater,
  frame: async () => ({ status: 'ready', value: viewFrame(seedsSite, seed.frame, anyTime) }),
  page: async (path) => {
    const found = findPage(seedsSite, path, anyTime)
    const page = found && 'id' in found ? seed.pages.find(({ id }) => id === found.id) : undefined
    return {
      status: 'ready',
      value: page ? { page: viewPage(seedsSite, { ...page, publishedAt: '' }) } : null,
    }
  },
  pagePaths: async () => seed.pages.map(({ path }) => path),
}

const prepareAny = createRenderer()

/** Renders the 404 page. */
export async function renderMissingPage(): Promise<string> {
  return (await prepareAny(`${__SITE_URL__}/404`, seedData)).render()
}

/** The canonical paths of the site's own routes, and of the published pages. */
async function canonicalPaths(siteData: SiteData): Promise<string[]> {
  const data = { ...siteDataLater, frame: siteData.frame, page: seedData.page }
  const own = staticPaths(createRoutes(() => data))
  const prepared = await Promise.all(own.map((path) => prepareAny(__SITE_URL__ + path, data)))
  const pages = await siteData.pagePaths()
  return [...new Set([...prepared.flatMap(({ canonicalPath = [] }) => canonicalPath), ...pages])]
}

/** Renders a generated file, such as `/sitemap.xml`; undefined for other paths. */
export async function renderSiteFile(
  path: string,
  siteData: SiteData,
): Promise<{ contentType: string; text: string } | undefined> {
  const file = siteFiles[path]
  return file && { contentType: file.contentType, text: await file.render(() => canonicalPaths(siteData)) }
}
