import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Language, languageOf } from '@prangan/contract/languages'
import type { Manifest } from 'vite'
import type { Figure } from './figure.ts'

const dist = new URL('../../web/dist/', import.meta.url)

const firebaseFile = /\/(firestore|app)-[\w-]+\.js$/

/** Returns KiB as a browser receives them: compressed with Brotli at its best quality. */
const kilobytes = (text: string) => brotliCompressSync(text).length / 1024

function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return files
}

async function weigh(files: Iterable<string>): Promise<number> {
  const texts = await Promise.all([...files].map((file) => readFile(new URL(`site/${file}`, dist), 'utf8')))
  return texts.reduce((sum, text) => sum + kilobytes(text), 0)
}

/** Measures what a visitor loads from the built site: the HTML without the day's notices, and the scripts. */
export async function pageWeight(): Promise<Figure[]> {
  const { createRenderer, seedDataIn } = await import(new URL('server/entry.server.js', dist).href)
  const preparePage = createRenderer()
  const html = async (path: string): Promise<string> =>
    (await preparePage(`http://site.invalid${path}`, seedDataIn(languageOf(path)))).render()
  const manifest: Manifest = JSON.parse(await readFile(new URL('site/.vite/manifest.json', dist), 'utf8'))
  const home = filesOf(manifest, ['src/entry.client.tsx', 'src/app/pages/home.tsx'])
  const texts = (language: Language) =>
    weigh([...filesOf(manifest, [`src/messages/${language}/index.ts`])].filter((file) => !home.has(file)))
  const live = [...filesOf(manifest, ['src/features/news/api/watch-notices.ts'])].filter(
    (file) => !home.has(file),
  )
  const figure = (what: string, value: number, budget: number): Figure => ({
    what,
    value,
    unit: 'KB',
    budget,
  })
  return [
    figure('home: HTML with critical CSS', kilobytes(await html('/')), 16),
    figure('home in Hindi: HTML with critical CSS', kilobytes(await html('/hi')), 16),
    figure('admission procedure: HTML with its CSS', kilobytes(await html('/admission-procedure')), 20),
    figure('registration in Hindi: HTML with its CSS', kilobytes(await html('/hi/registration')), 20),
    figure('home: React, router and page, after idle', await weigh(home), 115),
    { what: 'texts in English, after idle', value: await texts('en'), unit: 'KB' },
    { what: 'texts in Hindi, after idle', value: await texts('hi'), unit: 'KB' },
    figure('Firestore, after that', await weigh(live.filter((file) => firebaseFile.test(file))), 120),
    {
      what: 'what reads and parses the notices',
      value: await weigh(live.filter((file) => !firebaseFile.test(file))),
      unit: 'KB',
    },
    figure(
      'all that a public page ever loads, in English',
      (await weigh([...home, ...live])) + (await texts('en')),
      240,
    ),
  ]
}
