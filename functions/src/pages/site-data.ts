import type { SiteSeed } from '@prangan/contract/content/seed'
import { IdSchema } from '@prangan/contract/ids'
import type { Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { NoticeQuery } from '@prangan/contract/notice-view'
import type { RawDocument } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths, recordKinds } from '@prangan/contract/paths'
import { idsWith, type ProfileKey } from '@prangan/contract/profile-slug'
import { isPublicAt, withoutEnded } from '@prangan/contract/publishing'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { Loaded, SiteData } from '@prangan/contract/site-data'
import * as plugins from '@prangan/plugins/functions/data-files'
import type { Deps } from '../lib/deps.ts'
import { logStalePage } from '../lib/log.ts'
import { listNotices } from '../news/listed-notice.ts'
import { readCategories } from '../news/notice-categories.ts'
import { readNoticePage, timesOf, viewNotice } from '../news/notice-page.ts'
import { readNoticesOf } from '../news/public-news.ts'
import { answerSearch } from '../search/answer-search.ts'
import { createSearchReader, type ReadPages } from '../search/search-reader.ts'
import type { CreateDataFiles, SiteAround, Timed } from './data-files.ts'
import { createAlumniFinder } from './find-alumni.ts'
import { createPublicReads, type PublicReads, readAll } from './public-reads.ts'
import { createContentReader, type SiteReader } from './read-content.ts'

const createDataFiles: readonly CreateDataFiles[] = plugins.createDataFiles

export type RequestedData = SiteData & {
  hasFile(path: string): boolean
  /** The next time (ISO 8601) at which the requested files or search results change, or null; now if they could not be read. */
  nextChangeAt(): string | null
}

function hasKey({ id, data }: RawDocument, { email, idPrefix = '' }: ProfileKey): boolean {
  if (email !== undefined) return (data as { email?: unknown }).email === email
  const { from, before } = idsWith(idPrefix)
  return id >= from && id < before
}

function createReaders(shareList: PublicReads['shareList']) {
  const readRecords = shareList('faculty', async (firestore, uid: string) => {
    const lists = recordKinds.map(async (kind) => {
      const records = firestore.collection(documentPaths.facultyRecords(uid, kind))
      return [kind, await readAll(records.where('isRemoved', '==', false))] as const
    })
    return Object.fromEntries(await Promise.all(lists)) as Record<(typeof recordKinds)[number], RawDocument[]>
  })
  const readAlumni = shareList('alumni', (firestore, limit: number) =>
    readAll(
      firestore
        .collection(collectionPaths.verifiedAlumni)
        .orderBy('yearOfPassing', 'desc')
        .orderBy('name')
        .limit(limit),
    ),
  )
  return { readRecords, readAlumni }
}

/** Returns what finds a plugin's file of data by its path. */
function createFileFinder(shareList: PublicReads['shareList']) {
  const files = createDataFiles.flatMap((create) => create(shareList))
  return (path: string) => {
    for (const file of files) {
      const match = file.path.exec(path)
      if (match) return { read: (now: Date, around: SiteAround) => file.read(match, now, around) }
    }
    return undefined
  }
}

/** If this fails, the page says so, and its listener loads the part in the browser. */
async function load<Value>(what: string, read: () => Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { status: 'ready', value: await read() }
  } catch (error) {
    logStalePage(what, error)
    return { status: 'failed', reason: 'The data could not be read.' }
  }
}

/**
 * Creates the site's data for one request in a language: the documents that the page listens to in a browser, and the published
 * site.
 */
export function createSiteData(
  { firebase, clock }: Pick<Deps, 'firebase' | 'clock'>,
  seed: SiteSeed,
  readPages: ReadPages = async () => ({}),
  reads: PublicReads = createPublicReads({ firebase, clock }),
): (language: Language) => RequestedData {
  const { state, readFaculty, shareList } = reads
  const readContent = createContentReader({ firebase, clock }, seed, reads)
  const findAlumni = createAlumniFinder(clock)
  let lastKnown: CurrentNotices | undefined

  const { readRecords, readAlumni } = createReaders(shareList)
  const findFile = createFileFinder(shareList)
  const readSearchIndex = createSearchReader({ firebase, clock }, readPages, readFile)

  async function readKept({ site }: SiteReader, now: Date) {
    const { version } = await site()
    return readNoticesOf(await firebase.firestore(), version, now)
  }

  const aroundAt = (site: SiteReader, now: Date): SiteAround => ({
    site: async () => (await site.site()).site,
    notices: () => readKept(site, now),
  })

  async function readFile(path: string, site: SiteReader, now: Date): Promise<Loaded<Timed<unknown>>> {
    const file = findFile(path)
    if (!file) return { status: 'failed', reason: `There is no ${path}.` }
    return load(path, () => file.read(now, aroundAt(site, now)))
  }

  function timedData(language: Language, site: SiteReader) {
    const times: string[] = []
    const note = (changes: readonly string[], now: Date) => {
      const next = changes.filter((at) => at > now.toISOString()).sort()[0]
      if (next !== undefined) times.push(next)
    }
    return {
      file: async <Value>(path: string) => {
        const now = clock()
        const loaded = await readFile(path, site, now)
        if (loaded.status !== 'ready') {
          times.push(now.toISOString())
          return loaded
        }
        const { value, nextChangeAt } = loaded.value
        if (nextChangeAt !== null) times.push(nextChangeAt)
        return { status: 'ready', value: value as Value } as const
      },
      hasFile: (path: string) => findFile(path) !== undefined,
      search: async (query: string) => {
        const loaded = await readSearchIndex(site)
        if (loaded.status !== 'ready') return loaded
        const { index, nextChangeAt } = loaded.value
        if (nextChangeAt !== null) times.push(nextChangeAt)
        return { ...loaded, value: answerSearch(index, query, language, clock()) }
      },
      notice: async (id: string) => {
        const now = clock()
        const loaded = await load('notice', async () => {
          if (!IdSchema.safeParse(id).success) return null
          const [{ site: read }, firestore] = await Promise.all([site.site(), firebase.firestore()])
          return viewNotice(read, await readNoticePage(firestore, id, now), language, now)
        })
        if (loaded.status === 'ready' && loaded.value?.notice) note(timesOf(loaded.value.notice), now)
        return loaded
      },
      noticeList: async (query: NoticeQuery) => {
        const now = clock()
        return load('notices', async () => {
          const kept = await readKept(site, now)
          note(kept.flatMap(timesOf), now)
          const categories = query.q === '' ? [] : await readCategories(await firebase.firestore(), now)
          return listNotices(kept, query, now, categories)
        })
      },
      noticePaths: async () => {
        const now = clock()
        try {
          const kept = await readKept(site, now)
          return kept.filter((notice) => isPublicAt(notice, now.getTime())).map(({ path }) => path)
        } catch (error) {
          logStalePage('notices', error)
          return []
        }
      },
      nextChangeAt: () => times.sort()[0] ?? null,
    }
  }

  const documents: Omit<SiteData, keyof ReturnType<typeof readContent> | keyof ReturnType<typeof timedData>> =
    {
      currentNotices: async () => {
        const loaded = await load('notices', async () => {
          lastKnown = (await state.current()).notices
          return lastKnown
        })
        if (loaded.status === 'ready' || !lastKnown) return loaded
        return { status: 'ready', value: withoutEnded(lastKnown, clock().getTime()), isStale: true }
      },
      faculty: (department) =>
        load('faculty', async () => {
          const members = await readFaculty()
          const ofDepartment = members.filter(
            ({ data }) => (data as { department?: unknown }).department === department,
          )
          return ofDepartment.slice(0, limits.publicList)
        }),
      facultyProfile: (key) =>
        load('profile', async () => {
          const member = (await readFaculty()).find((each) => hasKey(each, key))
          return member ? { member, records: await readRecords(member.id) } : null
        }),
      verifiedAlumni: (limit) => load('alumni', () => readAlumni(limit)),
      findAlumni: (wanted) => load('alumni', async () => findAlumni(await firebase.firestore(), wanted)),
    }
  return (language) => {
    const { site, published, ...content } = readContent(language)
    return { ...documents, ...timedData(language, { site, published }), ...content }
  }
}
