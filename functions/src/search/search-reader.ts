import { viewSettings } from '@prangan/contract/content/site-view'
import { allLanguages, type Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Loaded, SiteData } from '@prangan/contract/site-data'
import type { Deps } from '../lib/deps.ts'
import { logStalePage } from '../lib/log.ts'
import type { KeptNotice } from '../news/listed-notice.ts'
import { readNoticesOf } from '../news/public-news.ts'
import type { Timed } from '../pages/data-files.ts'
import type { PublishedSite, SiteReader } from '../pages/read-content.ts'
import { noticeEntries } from './notice-entries.ts'
import { officeAnswers } from './office-answers.ts'
import {
  type OwnPages,
  ownPaths,
  type PagesByLanguage,
  type PublicPage,
  pageEntries,
} from './page-entries.ts'
import { createPeopleReader } from './people-reader.ts'
import { alumnusEntries, teacherEntries } from './person-entries.ts'
import type { SearchEntry } from './search-data.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

export type ReadPages = (
  paths: readonly string[],
  language: Language,
  data: Pick<SiteData, 'settings' | 'file'>,
) => Promise<OwnPages>

/** Reads the public data of a plugin, which its pages show. */
export type ReadFile = (path: string, site: SiteReader, now: Date) => Promise<Loaded<Timed<unknown>>>

export type ReadIndex = { index: SearchIndex; nextChangeAt: string | null }

type Parts = {
  site: string
  files: string
  notices: readonly KeptNotice[]
  people: readonly (readonly SearchEntry[])[]
}

const isSame = (one: Parts, other: Parts): boolean =>
  one.site === other.site &&
  one.files === other.files &&
  one.notices === other.notices &&
  one.people.every((people, at) => people === other.people[at])

export async function readOwnPages(
  { site, settings, pages }: Pick<PublishedSite, 'site' | 'settings'> & { pages: readonly PublicPage[] },
  readPages: ReadPages,
  file: SiteData['file'],
  now: Date,
): Promise<PagesByLanguage> {
  const own = ownPaths(settings, pages)
  const texts = allLanguages.map(async (language) => {
    const value = viewSettings(site, Object.values(settings), now, language)
    const data = { file, settings: async () => ({ status: 'ready', value }) as const }
    return [language, await readPages(own, language, data)]
  })
  return Object.fromEntries(await Promise.all(texts))
}

/** Milliseconds until a page that could not be read is tried again. */
const retryAfter = 10_000

/**
 * Creates the reader of the search index, which all requests of a process share. The first request after a change rebuilds the
 * index, and the others wait for it.
 */
export function createSearchReader(
  { firebase, clock }: Pick<Deps, 'firebase' | 'clock'>,
  readPages: ReadPages,
  readFile: ReadFile,
) {
  const readTeachers = createPeopleReader(
    (firestore) => firestore.collection(collectionPaths.faculty).where('isRemoved', '==', false),
    teacherEntries,
    limits.search.teachersFor,
  )
  const readAlumni = createPeopleReader(
    (firestore) =>
      firestore
        .collection(collectionPaths.verifiedAlumni)
        .orderBy('yearOfPassing', 'desc')
        .limit(limits.search.alumni),
    alumnusEntries,
    limits.search.alumniFor,
  )
  let current: { parts: Parts; reading: Promise<ReadIndex>; nextChangeAt: string | null } | undefined
  let last: ReadIndex | undefined

  async function build(parts: Parts, content: SiteReader, now: Date): Promise<ReadIndex> {
    const loaded = await content.published()
    if (loaded.status !== 'ready' || (loaded.isStale && last)) throw new Error('The site could not be read.')
    const { site, settings, pages, nextChangeAt } = loaded.value
    const notices = noticeEntries(parts.notices, now)
    const fileChanges: string[] = []
    const file = async (path: string): Promise<Loaded<unknown>> => {
      const read = await readFile(path, content, now)
      if (read.status !== 'ready') return read
      if (read.value.nextChangeAt !== null) fileChanges.push(read.value.nextChangeAt)
      return { status: 'ready', value: read.value.value }
    }
    const ownPages = await readOwnPages(loaded.value, readPages, file as SiteData['file'], now)
    const index = await createSearchIndex({
      entries: [
        ...pageEntries({ site, settings, pages, links: notices.links, ownPages }),
        ...notices.entries,
        ...parts.people.flat(),
      ],
      ...officeAnswers(site, settings),
    })
    const retry = loaded.isStale ? new Date(now.getTime() + retryAfter).toISOString() : null
    const changes = [nextChangeAt, notices.nextChangeAt, retry, ...fileChanges].filter((at) => at !== null)
    last = { index, nextChangeAt: changes.sort()[0] ?? null }
    return last
  }

  async function read(content: SiteReader, now: Date): Promise<Loaded<ReadIndex>> {
    const { site: read, version, listChanges, isStale } = await content.site()
    const firestore = await firebase.firestore()
    const [notices, ...people] = await Promise.all([
      readNoticesOf(firestore, version, now),
      readTeachers(firestore, now),
      readAlumni(firestore, now),
    ])
    const parts = {
      site: `${read.revision} ${read.frame.publishedAt}`,
      files: JSON.stringify(listChanges),
      notices,
      people,
    }
    const changed = current?.nextChangeAt ?? null
    const isCurrent =
      current && isSame(current.parts, parts) && (changed === null || now.toISOString() < changed)
    if (!current || !isCurrent) current = begin(parts, content, now)
    return { status: 'ready', value: await current.reading, ...(isStale && { isStale }) }
  }

  function begin(parts: Parts, content: SiteReader, now: Date): NonNullable<typeof current> {
    const reading = build(parts, content, now)
    const begun: NonNullable<typeof current> = { parts, reading, nextChangeAt: null }
    reading.then(
      ({ nextChangeAt }) => {
        begun.nextChangeAt = nextChangeAt
      },
      () => {
        if (current === begun) current = undefined
      },
    )
    return begun
  }

  return async (content: SiteReader): Promise<Loaded<ReadIndex>> => {
    try {
      return await read(content, clock())
    } catch (error) {
      logStalePage('search', error)
      if (last) return { status: 'ready', value: last, isStale: true }
      return { status: 'failed', reason: 'The search could not be read.' }
    }
  }
}
