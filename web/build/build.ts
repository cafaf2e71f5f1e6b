import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Prerenderer from '../src/app/prerender-entry.tsx'
import { ChunkGraph, checkPublicChunks, startChunks } from './chunks.ts'
import { buildClient } from './client.ts'
import { htmlDocument, type SiteParts } from './document.ts'
import { buildDocuments } from './documents.ts'
import { loaderScript } from './loader.ts'
import { buildPages, buildPrerenderer } from './server.ts'
import { writeSiteFiles } from './site-files.ts'
import { brotliBytes, checkSizes } from './sizes.ts'
import { slimCss } from './slim-css.ts'
import { pageSprite } from './sprite.ts'
import { collegeData } from './structured-data.ts'
import { appCheckKey, firebaseConfig, readTarget, siteUrl } from './target.ts'

/**
 * Builds the site: `dist/site` is Hosting's public folder, `dist/server/pages.js` renders the pages that carry notices,
 * `dist/sizes.json` tells what a visitor loads. `/`, `/viewallnews` and the pages that list people have no file: the
 * function `pages` serves them.
 * Each page of information is a file, `/events/nss` for one `events/nss.html`. What is known only in the browser, desks
 * and profiles, begins as `shell.html`, and `404.html` answers any other path.
 */

const dist = `${import.meta.dirname}/../dist`
const site = `${dist}/site`
/** What takes such a page over, beyond what every page begins with. */
const pageSources = { '/': [], '/viewallnews': ['app/pages/all-notices.tsx'] } as const
const pageSource = (name: string) => `app/pages/${name}.tsx`

const informationSources = (content: string) => ['app/information-pages.ts', `content/pages/${content}.ts`]

async function writePage(path: string, html: string): Promise<string> {
  const file = `${site}${path}.html`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
  return html
}

/** Writes the pages of information, which need no code of their own, and gives their HTML. */
async function writeInformation(
  parts: SiteParts,
  prerenderer: typeof Prerenderer,
  loader: string,
): Promise<string[]> {
  const pages: string[] = []
  for (const { path, content, sameAs = path } of prerenderer.informationPages) {
    const html = htmlDocument(parts, {
      ...(await prerenderer.prerenderInformation(path, content)),
      css: prerenderer.informationCss,
      styles: 'information',
      loader,
      path: sameAs,
      after: content === 'contact' ? collegeData(prerenderer.college, parts.siteUrl) : '',
    })
    pages.push(await writePage(path, html))
  }
  return pages
}

/** Writes the pages that React takes over with data of their own, and gives their HTML, of some as templates by path. */
async function writeLater(
  parts: SiteParts,
  prerenderer: typeof Prerenderer,
  loader: (source: string) => string,
): Promise<{ pages: string[]; templates: Record<string, string> }> {
  const pages: string[] = []
  const templates: Record<string, string> = {}
  for (const { path, source } of prerenderer.laterPages.filter(({ isPrerendered }) => isPrerendered)) {
    const html = htmlDocument(parts, {
      ...(await prerenderer.prerenderLater(path)),
      css: prerenderer.pagesCss,
      styles: 'pages',
      loader: loader(source),
      path,
      after: '',
    })
    if (prerenderer.peoplePaths.includes(path)) templates[path] = html
    else await writePage(path, html)
    pages.push(html)
  }
  return { pages, templates }
}

/** The home page's scripts and Firestore after them. A page of information, which brings no code, loads less. */
function weighScripts(graph: ChunkGraph, homeFiles: readonly string[]) {
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + brotliBytes(graph.code(file)), 0)
  const live = graph.withImports([graph.of('features/news/api/watch-notices.ts')])
  const homeScripts = weigh(homeFiles)
  const publicPageInAll = weigh(new Set([...homeFiles, ...live]))
  return { homeScripts, firestore: publicPageInAll - homeScripts, publicPageInAll }
}

async function build(): Promise<void> {
  const target = readTarget()
  firebaseConfig(target)
  await rm(dist, { recursive: true, force: true })
  await mkdir(site, { recursive: true })

  const graph = new ChunkGraph(await buildClient(site))
  const entry = graph.of('app/main.ts')
  const start = startChunks(graph)
  const filesOf = (sources: readonly string[]) => [
    ...new Set([...start, ...graph.withImports(sources.map((source) => graph.of(source)))]),
  ]

  await buildPrerenderer(`${dist}/build`)
  const prerenderer: typeof Prerenderer = await import(pathToFileURL(`${dist}/build/prerender.js`).href)
  const { css, college, homeCss, informationPages, laterPages } = prerenderer
  const prerendered = [
    ...Object.values(pageSources).flat(),
    ...new Set(informationPages.flatMap(({ content }) => informationSources(content))),
  ]
  const otherPages = ['home', 'under-construction', ...laterPages.map(({ source }) => source)].map(pageSource)
  checkPublicChunks(graph, [...prerendered, ...otherPages], prerendered)

  const parts = {
    target,
    hasAppCheck: appCheckKey(target) !== '',
    siteUrl: siteUrl(target),
    name: college.name.en,
    sprite: await pageSprite(),
  }
  const loader = (when: 'quiet' | 'now') => loaderScript({ entry, preload: start }, when)
  // Pages that many addresses share; the client puts what belongs there in their place.
  const shared = { css, loader: loader('now'), after: '' }
  await writePage('/shell', htmlDocument(parts, { ...prerenderer.prerenderShell(), ...shared }))
  const missing = await writePage(
    '/404',
    htmlDocument(parts, { ...prerenderer.prerenderMissing(), ...shared }),
  )

  const later = await writeLater(parts, prerenderer, (source) =>
    loaderScript({ entry, preload: filesOf(['app/later-pages.ts', pageSource(source)]) }, 'quiet'),
  )
  const written = [...(await writeInformation(parts, prerenderer, loader('quiet'))), ...later.pages]
  const templates: Record<string, string> = { '/404': missing, ...later.templates }
  for (const path of prerenderer.pagePaths) {
    const loader = loaderScript({ entry, preload: filesOf(pageSources[path]) }, 'quiet')
    const page = await prerenderer.prerenderPage(path)
    const styles = path === '/' ? ({ css: slimCss(homeCss), styles: 'home' } as const) : { css }
    templates[path] = htmlDocument(parts, { ...page, ...styles, loader, path, after: '<!--slot:data-->' })
  }
  await buildPages(`${dist}/server`, templates)
  await rm(`${dist}/build`, { recursive: true })

  const ownPaths = [
    ...informationPages.filter(({ sameAs }) => sameAs === undefined),
    ...laterPages.filter(({ isPrerendered }) => isPrerendered),
  ].map(({ path }) => path)
  await buildDocuments(site)
  await writeSiteFiles(site, parts, [...prerenderer.pagePaths, ...ownPaths])

  const homeFiles = filesOf(pageSources['/'])
  const sizes = {
    loader: Buffer.byteLength(loaderScript({ entry, preload: homeFiles }, 'quiet')),
    homeHtml: brotliBytes(templates['/'] ?? ''),
    informationHtml: Math.max(...written.map(brotliBytes)),
    ...weighScripts(graph, homeFiles),
  }
  await writeFile(`${dist}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`)
  console.log(`Built the site for ${target}. Brotli sizes:`)
  checkSizes(sizes, target)
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
