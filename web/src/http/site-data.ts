import { type Language, languageOf, pathIn } from '@prangan/contract/languages'
import {
  type Loaded,
  noticeFile,
  noticeListFile,
  type SiteData,
  type SiteDataAnswer,
  searchFile,
  siteDataLater,
  siteDataPath,
} from '@prangan/contract/site-data'
import type { SearchAnswer } from '@prangan/contract/site-search/search-answer'

/** The lowest acceptable revision of the site. It is part of the address, so that no cache responds with an older one. */
let wanted = 0

/** Makes later requests ask for this revision at least. */
export function wantRevision(revision: number): void {
  wanted = Math.max(wanted, revision)
}

let current: { url: string; answer: Promise<SiteDataAnswer> } | undefined

async function ask(path: string): Promise<SiteDataAnswer> {
  const url = siteDataPath(path) + (wanted > 0 ? `?revision=${wanted}` : '')
  if (current?.url === url) return current.answer
  const answer = request(url)
  current = { url, answer }
  try {
    return await answer
  } finally {
    if (current?.answer === answer) current = undefined
  }
}

async function request(url: string): Promise<SiteDataAnswer> {
  const failed = { status: 'failed', reason: 'The page could not be loaded.' } as const
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : { settings: failed, page: failed }
  } catch {
    return { settings: failed, page: failed }
  }
}

const askSearch = (path: string, query: string): Promise<Loaded<SearchAnswer>> =>
  readData(`${pathIn(languageOf(path), searchFile)}?q=${encodeURIComponent(query)}`)

async function readData<Value>(path: string): Promise<Loaded<Value>> {
  try {
    const response = await fetch(path)
    if (response.ok) return { status: 'ready', value: await response.json() }
  } catch {}
  return { status: 'failed', reason: 'The data could not be loaded.' }
}

/**
 * Returns the site's data in the browser for a page at a path, which gives the language. Pages and site settings are from the
 * renderer; live data has its own listeners.
 */
export const browserSiteData = (path: string): SiteData => ({
  ...siteDataLater,
  settings: async () => (await ask(path)).settings,
  page: async (path) => (await ask(path)).page,
  search: (query) => askSearch(path, query),
  file: readData,
  notice: (id) => readData(pathIn(languageOf(path), noticeFile(id))),
  noticeList: ({ q, category, year, page }) => {
    const params = new URLSearchParams({ q, category, year, page: String(page) })
    return readData(`${pathIn(languageOf(path), noticeListFile)}?${params}`)
  },
})

export const readSettings = async (language: Language): Promise<SiteDataAnswer['settings']> =>
  (await ask(pathIn(language, '/'))).settings
