import { createHash } from 'node:crypto'
import { type SiteData, siteDataLater } from '@prangan/contract/site-data'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, generatePath, StaticRouterProvider } from 'react-router-dom'
import { contentPolicy } from './app/content-policy.ts'
import { htmlDocument } from './app/document.ts'
import { type PublicData, publicRouteId } from './app/layouts/public-layout.tsx'
import { loaderScript } from './app/loader-script.ts'
import { pageHandle, pageMeta } from './app/page-module.ts'
import css from './app/public.css?inline'
import { siteFiles, staticPaths } from './app/site-files.ts'
import { createRoutes } from './routes.tsx'

/** A page whose data are read and whose HTML is not yet rendered. */
export type PreparedPage = {
  status: number
  /** Its main address; undefined for an address that search engines should not list. */
  canonicalPath: string | undefined
  /** Changes whenever the HTML would. */
  etag: string
  /** For how many seconds the CDN may keep it; 0 where a part of its data could not be read. */
  cacheSeconds: number
  /** When the notices on it change next without anyone publishing (ISO 8601), or null. */
  nextChangeAt: string | null
  render(): string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The scripts of the client's build: its entry, and what that loads first. */
const manifest = __CLIENT_MANIFEST__
const entry = manifest['src/entry.client.ts']
if (!entry) throw new Error("The client's build has no src/entry.client.ts.")
const address = (name: string) => `/${manifest[name]?.file}`
const scripts = {
  entry: `/${entry.file}`,
  preload: [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])].map(address),
}
const loaders = { page: loaderScript(scripts, false), clientOnly: loaderScript(scripts, true) }

/** The styles of a page: those of all pages, then those that its module and what that imports bring. */
function stylesOf(module: string): string {
  const visited = new Set<string>()
  const collect = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return []
    visited.add(name)
    return [...(chunk.imports ?? []).flatMap(collect), ...(chunk.css ?? [])]
  }
  return (
    css +
    collect(module)
      .map((file) => __CLIENT_STYLES__[file])
      .join('')
  )
}

const policyOf = (loader: string, styles: string) =>
  contentPolicy({
    target: __TARGET__,
    hasAppCheck: __APP_CHECK_KEY__ !== '',
    scriptHash: `sha256-${sha256(loader)}`,
    styleHash: `sha256-${sha256(styles)}`,
  })

/** What all pages of this build have alike: another build gives all of them other ETags. */
const build = sha256(JSON.stringify([manifest, css, loaders]))

/** Says whether a part of a page's data could not be read just now. */
function isIncomplete(data: unknown): boolean {
  const { status, isStale } = (data ?? {}) as { status?: unknown; isStale?: unknown }
  return status === 'failed' || isStale === true
}

/** Finds the page at an address and reads its data. An address without a page has status 404. */
export async function preparePage(url: string, siteData: SiteData): Promise<PreparedPage> {
  const handler = createStaticHandler(createRoutes(siteData))
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`The loader of ${url} answered with a response.`)
  const [error] = Object.values(context.errors ?? {})
  if (error) throw error
  const match = context.matches.at(-1)
  const handle = pageHandle(match?.route.handle)
  if (!match || !handle) throw new Error(`The route of ${url} has no handle.`)

  const { loaderData, statusCode } = context
  const loader = handle.isClientOnly ? loaders.clientOnly : loaders.page
  const frame: PublicData | undefined = loaderData[publicRouteId]
  const notices = frame?.notices
  const mayBeCached = ![notices, loaderData[match.route.id]].some(isIncomplete)
  const { pathname } = new URL(url)
  const meta = pageMeta(handle, loaderData[match.route.id])
  if (!meta) throw new Error(`The page at ${url} has no data.`)
  const isListed = statusCode === 200 && !handle.isClientOnly
  const canonicalPath = isListed
    ? (meta.canonicalPath ?? generatePath(match.route.path ?? '', match.params))
    : undefined
  const render = () => {
    const styles = stylesOf(handle.module)
    const router = createStaticRouter(handler.dataRoutes, context)
    return htmlDocument(
      {
        meta,
        canonicalPath,
        css: styles,
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
    nextChangeAt: notices?.status === 'ready' ? notices.value.nextChangeAt : null,
    render,
  }
}

/** The HTML of the page for an address that has none. */
export async function renderMissingPage(): Promise<string> {
  return (await preparePage(`${__SITE_URL__}/404`, siteDataLater)).render()
}

/** A file that follows from the site's routes and configuration, such as `/sitemap.xml`; undefined for other paths. */
export async function renderSiteFile(
  path: string,
): Promise<{ contentType: string; text: string } | undefined> {
  const file = siteFiles[path]
  if (!file) return undefined
  const pages = await Promise.all(
    staticPaths(createRoutes(siteDataLater)).map((page) => preparePage(__SITE_URL__ + page, siteDataLater)),
  )
  const canonicalPaths = new Set(pages.flatMap(({ canonicalPath = [] }) => canonicalPath))
  return { contentType: file.contentType, text: file.read([...canonicalPaths]) }
}
