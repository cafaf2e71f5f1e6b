import type { SiteSeed } from '@prangan/contract/content/seed'
import type { Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { RawDocument } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths, recordKinds } from '@prangan/contract/paths'
import { idsWith, type ProfileKey } from '@prangan/contract/profile-slug'
import { withoutEnded } from '@prangan/contract/publishing'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { Loaded, SiteData } from '@prangan/contract/site-data'
import type { Firestore, Query } from 'firebase-admin/firestore'
import {
  readPublicList,
  readPublicLists,
  readPublicSessions,
  type Timed,
} from '../admissions/sessions/public-admissions.ts'
import type { Deps } from '../lib/deps.ts'
import { logStalePage } from '../lib/log.ts'
import { readCurrentNotices } from '../news/news-store.ts'
import { answerSearch } from '../search/answer-search.ts'
import { createSearchReader, type ReadPages } from '../search/search-reader.ts'
import { createAlumniFinder } from './find-alumni.ts'
import { createContentReader, type SiteReader } from './read-content.ts'

async function readAll(query: Query): Promise<RawDocument[]> {
  const { docs } = await query.get()
  return docs.map((document) => ({ id: document.id, data: document.data() }))
}

/** The documents that the faculty pages' own listener reads in a browser: nobody who is removed. */
const shownFaculty = (firestore: Firestore): Query =>
  firestore.collection(collectionPaths.faculty).where('isRemoved', '==', false)

/** The site's data for one request, and when the clock changes what was asked of them. */
export type RequestedData = SiteData & {
  /**
   * The next moment (ISO 8601) at which sessions, merit lists or search results that were asked for change, or null; this moment where
   * they could not be read.
   */
  nextChangeAt(): string | null
}

/** Of these members the one whom a profile's address names. */
function withKey(members: Query, { email, idPrefix = '' }: ProfileKey): Query {
  if (email !== undefined) return members.where('email', '==', email)
  const { from, before } = idsWith(idPrefix)
  return members.where('__name__', '>=', from).where('__name__', '<', before)
}

/**
 * The site's data as the server reads it, for one request in a language: the same documents as the page's own listeners in a browser,
 * and what is published of the editable site.
 */
export function createSiteData(
  { firebase, clock }: Pick<Deps, 'firebase' | 'clock'>,
  seed: SiteSeed,
  readPages: ReadPages = async () => ({}),
): (language: Language) => RequestedData {
  const readContent = createContentReader({ firebase, clock }, seed)
  const readSearchIndex = createSearchReader({ firebase, clock }, readPages)
  const findAlumni = createAlumniFinder(clock)
  /** The last notices read, for when they can't be. Replaced by each read. */
  let lastKnown: CurrentNotices | undefined

  /** Reads a part of a page. If that fails the page says so, and its listener loads the part in the browser. */
  async function load<Value>(
    what: string,
    read: (firestore: Firestore) => Promise<Value>,
  ): Promise<Loaded<Value>> {
    try {
      return { status: 'ready', value: await read(await firebase.firestore()) }
    } catch (error) {
      logStalePage(what, error)
      return { status: 'failed', reason: 'The data could not be read.' }
    }
  }

  /** Sessions, merit lists and the search, which the clock changes: it is noted when. */
  function timedData(language: Language, site: SiteReader) {
    const moments: string[] = []
    const timed = async <Value>(
      read: (firestore: Firestore, now: Date) => Promise<Timed<Value>>,
    ): Promise<Loaded<Value>> => {
      const now = clock()
      const loaded = await load('admissions', (firestore) => read(firestore, now))
      if (loaded.status !== 'ready') {
        moments.push(now.toISOString())
        return loaded
      }
      const { value, nextChangeAt } = loaded.value
      if (nextChangeAt !== null) moments.push(nextChangeAt)
      return { status: 'ready', value }
    }
    return {
      admissionSessions: () => timed(readPublicSessions),
      meritLists: () => timed(readPublicLists),
      meritList: (id: string) => timed((firestore, now) => readPublicList(firestore, id, now)),
      search: async (query: string) => {
        const loaded = await readSearchIndex(site)
        if (loaded.status !== 'ready') return loaded
        const { index, nextChangeAt } = loaded.value
        if (nextChangeAt !== null) moments.push(nextChangeAt)
        return { ...loaded, value: answerSearch(index, query, language, clock()) }
      },
      nextChangeAt: () => moments.sort()[0] ?? null,
    }
  }

  const documents: Omit<SiteData, keyof ReturnType<typeof readContent> | keyof ReturnType<typeof timedData>> =
    {
      currentNotices: async () => {
        const now = clock()
        const loaded = await load('notices', async (firestore) => {
          lastKnown = await readCurrentNotices(firestore, now)
          return lastKnown
        })
        if (loaded.status === 'ready' || !lastKnown) return loaded
        return { status: 'ready', value: withoutEnded(lastKnown, now.getTime()), isStale: true }
      },
      faculty: (department) =>
        load('faculty', (firestore) =>
          readAll(shownFaculty(firestore).where('department', '==', department).limit(limits.publicList)),
        ),
      facultyProfile: (key) =>
        load('profile', async (firestore) => {
          const [member] = await readAll(withKey(shownFaculty(firestore), key).limit(1))
          if (!member) return null
          const lists = await Promise.all(
            recordKinds.map(async (kind) => {
              const shown = firestore
                .collection(documentPaths.facultyRecords(member.id, kind))
                .where('isRemoved', '==', false)
              return [kind, await readAll(shown)] as const
            }),
          )
          return {
            member,
            records: Object.fromEntries(lists) as Record<(typeof recordKinds)[number], RawDocument[]>,
          }
        }),
      verifiedAlumni: (limit) =>
        load('alumni', (firestore) =>
          readAll(
            firestore
              .collection(collectionPaths.verifiedAlumni)
              .orderBy('yearOfPassing', 'desc')
              .orderBy('name')
              .limit(limit),
          ),
        ),
      findAlumni: (wanted) => load('alumni', (firestore) => findAlumni(firestore, wanted)),
    }
  return (language) => {
    const { site, published, ...content } = readContent(language)
    return { ...documents, ...timedData(language, { site, published }), ...content }
  }
}
