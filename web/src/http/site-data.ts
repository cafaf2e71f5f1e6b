import { type Language, languageOf, pathIn } from '@prangan/contract/languages'
import {
  type Loaded,
  type SiteData,
  type SiteDataAnswer,
  siteDataFiles,
  siteDataLater,
  siteDataPath,
} from '@prangan/contract/site-data'
import type { SearchAnswer } from '@prangan/contract/site-search/search-answer'

/** The revision of the site that is wanted at least: with it in the address, no cache answers with an older one. */
let wanted = 0

/** Says that the site has changed: what is asked for from now on is of this revision at least. */
export function wantRevision(revision: number): void {
  wanted = Math.max(wanted, revision)
}

/** The request under way: a navigation's loaders all ask for the same. */
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
    return response.ok ? await response.json() : { frame: failed, page: failed }
  } catch {
    return { frame: failed, page: failed }
  }
}

/** What the search finds for a query, in the language of a path. */
const askSearch = (path: string, query: string): Promise<Loaded<SearchAnswer>> =>
  readData(`${pathIn(languageOf(path), siteDataFiles.search)}?q=${encodeURIComponent(query)}`)

/** Reads a part of the site's data from the renderer. */
async function readData<Value>(path: string): Promise<Loaded<Value>> {
  try {
    const response = await fetch(path)
    if (response.ok) return { status: 'ready', value: await response.json() }
  } catch {
    // Out of reach: as below.
  }
  return { status: 'failed', reason: 'The data could not be loaded.' }
}

/**
 * The site's data in the browser, for a page at a path: pages and their frame from the renderer, everything live from its
 * own listener. The path says the language.
 */
export const browserSiteData = (path: string): SiteData => ({
  ...siteDataLater,
  frame: async () => (await ask(path)).frame,
  page: async (path) => (await ask(path)).page,
  search: (query) => askSearch(path, query),
  admissionSessions: () => readData(siteDataFiles.admissionSessions),
  meritLists: () => readData(siteDataFiles.meritLists),
  meritList: (id) => readData(siteDataFiles.meritList(id)),
})

/** The frame that is published, for what is not at one of the site's own addresses. */
export const readFrame = async (language: Language): Promise<SiteDataAnswer['frame']> =>
  (await ask(pathIn(language, '/'))).frame
