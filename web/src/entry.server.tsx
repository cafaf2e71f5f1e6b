import { createHash } from 'node:crypto'
import logo from '@prangan/college/art/logo.svg?raw'
import { seed } from '@prangan/college/content/seed'
import { seedSite } from '@prangan/contract/content/seed'
import { findPage, viewPage, viewSettings } from '@prangan/contract/content/site-view'
import { departmentPath } from '@prangan/contract/departments'
import {
  type Language,
  languageOf,
  languages,
  mainLanguage,
  type OtherLanguage,
  otherLanguages,
  pathIn,
  withoutLanguage,
} from '@prangan/contract/languages'
import { type SiteData, siteDataLater } from '@prangan/contract/site-data'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom'
import type { ManifestChunk } from 'vite'
import { colourOf } from './app/colours.ts'
import { contentPolicy } from './app/content-policy.ts'
import { htmlDocument } from './app/document.ts'
import { fontScript } from './app/fonts.ts'
import { type PublicData, publicRouteId } from './app/layouts/public-layout.tsx'
import { loaderScript } from './app/loader-script.ts'
import { noteClass } from './app/offline-note.tsx'
import { type Alternate, type PageHandle, pageHandle, pageMeta } from './app/page-module.ts'
import { pageTexts } from './app/page-texts.ts'
import css from './app/public.css?inline'
import { siteFiles, staticPaths } from './app/site-files.ts'
import { loadMessages, messages } from './messages/index.ts'
import { renderIn } from './messages/language.ts'
import { createRoutes } from './routes.tsx'

export type PreparedPage = {
  status: number
  canonicalPath: string | undefined
  alternates: readonly Alternate[]
  /** Changes whenever the HTML does. */
  etag: string
  cacheSeconds: number
  /** When the next scheduled notice on the page appears or expires (ISO 8601), or null. */
  nextChangeAt: string | null
  movedTo?: string
  render(): string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const manifest = __CLIENT_MANIFEST__
const entry = 'src/entry.client.tsx'

function chunksOf(modules: readonly string[]): ManifestChunk[] {
  const visited = new Set<string>()
  const collect = (name: string): ManifestChunk[] => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return []
    visited.add(name)
    return [...(chunk.imports ?? []).flatMap(collect), chunk]
  }
  return modules.flatMap(collect)
}

const scriptsOf = (modules: readonly string[]) => chunksOf(modules).map(({ file }) => `/${file}`)
const stylesheetsOf = (modules: readonly string[]) => chunksOf(modules).flatMap(({ css = [] }) => css)

const evaluated = scriptsOf([entry])
if (evaluated.length === 0) throw new Error(`The client's build has no ${entry}.`)

function loaderOf(language: Language, { modules, isClientOnly }: PageHandle): string {
  const preloaded = scriptsOf([entry, `src/messages/${language}/index.ts`, ...modules])
  return loaderScript(
    {
      evaluated,
      preloaded,
      failure: { text: messages().states.notLoaded, className: noteClass },
      fonts: fontScript(languages[language].script),
    },
    isClientOnly === true,
  )
}

/** What a page has around its content, by language and modules. */
const shells = new Map<string, ReturnType<typeof makeShell>>()

function shellOf(language: Language, handle: PageHandle) {
  const key = [language, handle.isClientOnly, ...handle.modules].join()
  const shell = shells.get(key) ?? makeShell(language, handle)
  shells.set(key, shell)
  return shell
}

function makeShell(language: Language, handle: PageHandle) {
  const stylesheets = stylesheetsOf(handle.modules)
  const loader = renderIn(language, () => loaderOf(language, handle))
  const styles = css + stylesheets.map((file) => __CLIENT_STYLES__[file]).join('')
  const policy = contentPolicy({
    target: __TARGET__,
    hasAppCheck: __APP_CHECK_KEY__ !== '',
    scriptHash: `sha256-${sha256(loader)}`,
    styleHash: `sha256-${sha256(styles)}`,
  })
  return { css: styles, inlined: stylesheets.map((file) => `/${file}`), loader, policy }
}

const build = sha256(
  JSON.stringify([
    manifest,
    css,
    loaderScript(
      {
        evaluated,
        preloaded: [],
        fonts: fontScript('Devanagari'),
        failure: { text: '', className: noteClass },
      },
      false,
    ),
  ]),
)

/** Returns true if some of a page's data is missing or stale. */
function isIncomplete(data: unknown): boolean {
  const { status, isStale } = (data ?? {}) as { status?: unknown; isStale?: unknown }
  return status === 'failed' || isStale === true
}

export type PreparePage = (url: string, siteData: SiteData) => Promise<PreparedPage>

/**
 * Creates the renderer, which keeps the routes that it has loaded. `revision` is part of every ETag, since code that only the
 * server runs may change the HTML.
 */
export function createRenderer(revision = ''): PreparePage {
  const handler = createStaticHandler(createRoutes(({ context }) => context))
  return (url, siteData) => prepare(handler, url, siteData, revision)
}

async function prepare(
  handler: StaticHandler,
  url: string,
  siteData: SiteData,
  revision: string,
): Promise<PreparedPage> {
  const { pathname } = new URL(url)
  const language = languageOf(pathname)
  await loadMessages(language)
  const context = await handler.query(new Request(url), { requestContext: siteData })
  if (context instanceof Response) {
    const movedTo = context.headers.get('Location')
    if (movedTo === null) throw new Error(`The loader of ${url} answered with a response.`)
    return {
      status: 301,
      canonicalPath: undefined,
      alternates: [],
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
  const publicData: PublicData | undefined = loaderData[publicRouteId(language)]
  const mayBeCached =
    !publicData?.notices.failed && !publicData?.isStale && !isIncomplete(loaderData[match.route.id])
  const meta = renderIn(language, () =>
    pageMeta(handle, loaderData[match.route.id], publicData?.layout.settings),
  )
  if (!meta) throw new Error(`The page at ${url} has no data.`)
  const isListed = statusCode === 200 && !handle.isClientOnly && !meta.isUnlisted
  const mainPath = meta.canonicalPath ?? withoutLanguage(generatePath(match.route.path ?? '', match.params))
  const alternates = alternatesOf(mainPath, meta.languages)
  // A page without a translation shows the main language's text.
  const canonical = alternates.find((each) => each.language === language) ?? alternates[0]
  const canonicalPath = isListed ? canonical?.path : undefined
  const render = () => {
    const { policy, ...shell } = shellOf(language, handle)
    const router = createStaticRouter(handler.dataRoutes, context)
    return renderIn(language, () =>
      htmlDocument(
        {
          language,
          meta,
          canonicalPath,
          alternates,
          ...shell,
          markup: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
          hydrationData: handle.isClientOnly ? undefined : { loaderData },
        },
        policy,
      ),
    )
  }
  return {
    status: statusCode,
    canonicalPath,
    alternates,
    etag: `"${sha256(JSON.stringify([build, revision, pathname, loaderData]))}"`,
    cacheSeconds: mayBeCached ? handle.cacheSeconds : 0,
    nextChangeAt: earliest(publicData?.notices.notices?.nextChangeAt, publicData?.layout.nextChangeAt),
    render,
  }
}

const alternatesOf = (path: string, languages: readonly OtherLanguage[] = otherLanguages): Alternate[] =>
  ([mainLanguage, ...languages] as Language[]).map((language) => ({ language, path: pathIn(language, path) }))

const earliest = (...times: readonly (string | null | undefined)[]): string | null =>
  times.filter((time) => time != null).sort()[0] ?? null

export { seed }

// Nothing in the seed is scheduled, so any date will do.
const anyTime = new Date(0)
const seedsSite = seedSite(seed, null)

/** Returns the seed's site data in a language, without live data. */
export const seedDataIn = (language: Language): SiteData => ({
  ...siteDataLater,
  settings: async () => ({
    status: 'ready',
    value: viewSettings(seedsSite, seed.settings, anyTime, language),
  }),
  page: async (path) => {
    const found = findPage(seedsSite, withoutLanguage(path), anyTime)
    const page = found && 'id' in found ? seed.pages.find(({ id }) => id === found.id) : undefined
    return {
      status: 'ready',
      value: page ? { page: viewPage(seedsSite, { ...page, publishedAt: '' }, language) } : null,
    }
  },
  pagePaths: async () => Object.values(seedsSite.pages),
})

const prepareAny = createRenderer()

export async function renderMissingPage(): Promise<string> {
  return (await prepareAny(`${__SITE_URL__}/404`, seedDataIn(mainLanguage))).render()
}

export async function readPages(
  paths: readonly string[],
  language: Language,
  { settings, file }: Pick<SiteData, 'settings' | 'file'>,
): Promise<Record<string, string[]>> {
  const data = { ...seedDataIn(language), settings, file }
  const pages = await Promise.all(
    paths.map(async (path) => [path, await prepareAny(__SITE_URL__ + pathIn(language, path), data)] as const),
  )
  return Object.fromEntries(
    pages.flatMap(([path, page]) => (page.status === 200 ? [[path, pageTexts(page.render())]] : [])),
  )
}

async function listedPages(siteData: SiteData): Promise<(readonly Alternate[])[]> {
  const data = { ...seedDataIn(mainLanguage), settings: siteData.settings }
  const routes = staticPaths(createRoutes(() => data)).filter((path) => languageOf(path) === mainLanguage)
  const own = await Promise.all(routes.map((path) => prepareAny(__SITE_URL__ + path, data)))
  const pages = (await siteData.pagePaths()).map(({ path, languages }) => alternatesOf(path, languages))
  const notices = (await siteData.noticePaths()).map((path) => alternatesOf(path))
  const settings = await siteData.settings()
  const departments =
    settings.status === 'ready' ? settings.value.departments.filter(({ isShown }) => isShown) : []
  const byPath = new Map<string | undefined, readonly Alternate[]>()
  for (const { canonicalPath, alternates } of own) if (canonicalPath) byPath.set(canonicalPath, alternates)
  for (const { slug } of departments) byPath.set(departmentPath(slug), alternatesOf(departmentPath(slug)))
  for (const page of pages) byPath.set(page[0]?.path, page)
  return [...byPath.values(), ...notices]
}

/** For pictures that functions draw. */
export const pictureLook = {
  logo,
  background: colourOf('indigo-950'),
  text: colourOf('white'),
  accent: colourOf('marigold-300'),
}

export async function renderSiteFile(
  path: string,
  siteData: SiteData,
): Promise<{ contentType: string; text: string } | undefined> {
  const file = siteFiles[path]
  return file && { contentType: file.contentType, text: await file.render(() => listedPages(siteData)) }
}
