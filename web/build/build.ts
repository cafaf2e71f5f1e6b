import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type * as Prerenderer from '../src/app/prerender-entry.tsx'
import { ChunkGraph, checkPublicChunks, startChunks } from './chunks.ts'
import { buildClient } from './client.ts'
import { htmlDocument } from './document.ts'
import { loaderScript } from './loader.ts'
import { buildPages, buildPrerenderer } from './server.ts'
import { brotliBytes, checkSizes } from './sizes.ts'
import { pageSprite } from './sprite.ts'
import { firebaseConfig, readTarget, type Target } from './target.ts'

/**
 * Builds the site: `dist/site` is Hosting's public folder, `dist/server/pages.js` renders the pages that carry notices,
 * `dist/sizes.json` tells what a visitor loads. `/` and `/viewallnews` have no file: the function `pages` serves them.
 */

const dist = `${import.meta.dirname}/../dist`
const site = `${dist}/site`
const pageSources = { '/': 'app/pages/home.tsx', '/viewallnews': 'app/pages/all-notices.tsx' } as const
const publicSources = [
  ...Object.values(pageSources),
  'app/pages/under-construction.tsx',
  'app/pages/login.tsx',
]

type Prerendering = typeof Prerenderer
type Frame = (page: Prerenderer.Prerendered, loader: string, after: string) => string

async function makeFrame(target: Target, { css, description }: Prerendering): Promise<Frame> {
  const sprite = await pageSprite()
  return ({ title, body }, loader, after) =>
    htmlDocument(target, { title, description, css, loader, sprite, body, after })
}

async function build(): Promise<void> {
  const target = readTarget()
  firebaseConfig(target)
  await rm(dist, { recursive: true, force: true })
  await mkdir(site, { recursive: true })

  const graph = new ChunkGraph(await buildClient(site))
  checkPublicChunks(graph, publicSources, Object.values(pageSources))
  const entry = graph.of('app/main.ts')
  const start = startChunks(graph)
  const filesOf = (source: string) => [...new Set([...start, ...graph.withImports([graph.of(source)])])]

  await buildPrerenderer(`${dist}/build`)
  const prerenderer: Prerendering = await import(pathToFileURL(`${dist}/build/prerender.js`).href)
  const frame = await makeFrame(target, prerenderer)
  const shellLoader = loaderScript({ entry, preload: start }, 'now')
  await writeFile(`${site}/shell.html`, frame(prerenderer.prerenderShell(), shellLoader, ''))

  const templates: Record<string, string> = {}
  for (const path of prerenderer.pagePaths) {
    const loader = loaderScript({ entry, preload: filesOf(pageSources[path]) }, 'quiet')
    templates[path] = frame(await prerenderer.prerenderPage(path), loader, '<!--slot:data-->')
  }
  await buildPages(`${dist}/server`, templates)
  await rm(`${dist}/build`, { recursive: true })
  await copyFile(`${import.meta.dirname}/../art/favicon.svg`, `${site}/favicon.svg`)

  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + brotliBytes(graph.code(file)), 0)
  const homeFiles = filesOf(pageSources['/'])
  const liveFiles = graph.withImports([graph.of('features/news/api/watch-notices.ts')])
  const homeScripts = weigh(homeFiles)
  const firestore = weigh([...liveFiles].filter((file) => !homeFiles.includes(file)))
  const sizes = {
    loader: Buffer.byteLength(loaderScript({ entry, preload: homeFiles }, 'quiet')),
    homeHtml: brotliBytes(templates['/'] ?? ''),
    homeScripts,
    firestore,
    publicPageInAll: homeScripts + firestore,
  }
  await writeFile(`${dist}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`)
  console.log(`Built the site for ${target}. Brotli sizes:`)
  checkSizes(sizes)
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
