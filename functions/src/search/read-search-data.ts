import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Loaded } from '@prangan/contract/site-data'
import type { SearchData, SearchEntry } from '@prangan/contract/site-search/search-data'
import { synonymsIn } from '@prangan/contract/site-search/synonyms-in'
import type { Firestore } from 'firebase-admin/firestore'
import type { Deps } from '../lib/deps.ts'
import { logStalePage } from '../lib/log.ts'
import { readAllNotices } from '../news/public-news.ts'
import type { PublishedSite } from '../pages/read-content.ts'
import { noticeEntries } from './notice-entries.ts'
import { pageEntries } from './page-entries.ts'
import { personEntries } from './person-entries.ts'

type People = { count: number; readAt: number; entries: SearchEntry[] }

/**
 * Creates the reader of what the search finds. While nothing changes, a request costs two small reads beside that of
 * `site/current`: the notices' version, and how many teachers are shown. Pages and notices are read again when they
 * change; the faculty when somebody was removed or added, and else after some minutes.
 */
export function createSearchReader({ firebase, clock }: Pick<Deps, 'firebase' | 'clock'>) {
  let people: People | undefined
  /**
   * The last data, and the parts they are made of. While those are the same the data are the same object, which the
   * renderer has indexed; and they stand in when nothing can be read.
   */
  let last: { parts: readonly unknown[]; data: SearchData } | undefined

  async function readPeople(firestore: Firestore, now: Date): Promise<SearchEntry[]> {
    const shown = firestore.collection(collectionPaths.faculty).where('isRemoved', '==', false)
    const { count } = (await shown.count().get()).data()
    const isFresh =
      people && people.count === count && now.getTime() - people.readAt < limits.search.peopleFor
    if (people && isFresh) return people.entries
    const { docs } = await shown.get()
    const entries = personEntries(docs.map((member) => ({ id: member.id, data: member.data() })))
    people = { count: docs.length, readAt: now.getTime(), entries }
    return entries
  }

  async function read(published: PublishedSite, now: Date): Promise<SearchData> {
    const firestore = await firebase.firestore()
    const [all, members] = await Promise.all([readAllNotices(firestore, now), readPeople(firestore, now)])
    const { site, frame, pages } = published
    const parts = [`${site.revision} ${site.frame.publishedAt}`, all, members] as const
    const isSame = last?.parts.every((part, at) => part === parts[at])
    const { nextChangeAt } = last?.data ?? { nextChangeAt: null }
    if (last && isSame && (nextChangeAt === null || now.toISOString() < nextChangeAt)) return last.data
    const notices = noticeEntries(all, now)
    const changes = [published.nextChangeAt, notices.nextChangeAt].filter((at) => at !== null)
    const data = {
      entries: [...pageEntries(site, frame, pages), ...notices.entries, ...members],
      synonyms: frame.search.synonyms.map(({ words }) => synonymsIn(words)),
      nextChangeAt: changes.sort()[0] ?? null,
    }
    last = { parts, data }
    return data
  }

  return async (published: () => Promise<Loaded<PublishedSite>>): Promise<Loaded<SearchData>> => {
    const site = await published()
    if (site.status !== 'ready') return site
    try {
      return {
        status: 'ready',
        value: await read(site.value, clock()),
        ...(site.isStale && { isStale: true }),
      }
    } catch (error) {
      logStalePage('search', error)
      if (last) return { status: 'ready', value: last.data, isStale: true }
      return { status: 'failed', reason: 'The search could not be read.' }
    }
  }
}
