import { allLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths, settingsId } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import type { SearchAnswer } from '@prangan/contract/site-search/search-answer'
import { degreeAt, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { DocumentReference, type Firestore, Query } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { createPublicReads } from '../../functions/src/pages/public-reads.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { loadSmallSite } from '../support/site.ts'
import { suite } from '../support/suite.ts'

const now = new Date('2026-11-20T06:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60_000)
const firebase = connectOwnDatabase()
let time = now
/** The index reads each page's text once per language. */
const readPages = vi.fn(async () => ({ '/registration': ['Apply for admission here.'] }))
const deps = { firebase, clock: () => time }
/** Each request reads again, so that no test waits for a second to pass. */
const reads = createPublicReads(deps, 0)
const siteData = createSiteData(deps, { pages: [], settings: [] }, readPages, reads)

const notice = (title: string, dates: Partial<NoticeDocument> = {}): NoticeDocument => ({
  title,
  titleHi: '',
  type: 'News',
  link: '/fees',
  file: null,
  createdAt: hours(-48),
  publishFrom: hours(-48),
  publishUntil: noEnd,
  isPinned: false,
  eventDate: '',
  ...noPageFields,
  version: 1,
  updatedAt: hours(-48),
  searchKeys: [],
  ...dates,
})

const member = (uid: string, isRemoved = false) => ({
  ...newFaculty({
    name: `Dr. ${uid}`,
    email: `${uid}@own.test`,
    designation: designationAt(0),
    department: facultyAt(0).en,
  }),
  phone: '55500 12345',
  otherInfo: 'What only the profile says.',
  isRemoved,
})

const alumnus = (name: string) => ({
  name,
  photo: '',
  degree: degreeAt(0),
  yearOfPassing: '2009',
  designation: 'Block Officer',
  workingAddress: 'Collectorate, Devgarhi',
})

let firestore: Firestore
beforeAll(async () => {
  firestore = await firebase.firestore()
  await loadSmallSite(firestore)
  const at = (path: string, data: object) => firestore.doc(path).set(data)
  await Promise.all([
    at(documentPaths.news('now'), notice('A notice of today')),
    at(documentPaths.news('over'), notice('A notice that has ended', { publishUntil: hours(-1) })),
    at(documentPaths.news('later'), notice('A notice of tomorrow', { publishFrom: hours(2) })),
    at(documentPaths.deletedNotice('gone'), notice('A deleted notice')),
    at(documentPaths.faculty('shown'), member('shown')),
    at(documentPaths.faculty('removed'), member('removed', true)),
    at(documentPaths.verifiedAlumnus('neelam'), alumnus('Neelam Chaudhary')),
    at(documentPaths.alumnus('waiting'), { ...alumnus('Waiting Alumna'), status: false }),
    at(documentPaths.pageDraft('fees'), { title: 'A draft' }),
  ])
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function search(query: string, language: 'en' | 'hi' = 'en') {
  const data = siteData(language)
  const found = await data.search(query)
  if (found.status !== 'ready' || found.isStale) throw new Error('The search could not be read.')
  return { ...found.value, nextChangeAt: data.nextChangeAt() }
}
const titles = async (query: string) =>
  (await search(query)).results.map(({ title }) => title.pieces.map(({ text }) => text).join(''))

const wait = () => {
  time = new Date(time.getTime() + limits.search.countedFor)
}

/** Counts what Firestore bills: each document of a query or get, and one for a count. */
function countReads(): () => number {
  let reads = 0
  const { get: getAll } = Query.prototype
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const snapshot = await getAll.call(this)
    reads += snapshot.docs.length
    return snapshot
  })
  const counts = Object.getPrototypeOf(firestore.collection(collectionPaths.faculty).count())
  const { get: getCount } = counts
  vi.spyOn(counts, 'get').mockImplementation(function (this: never) {
    reads += 1
    return getCount.call(this)
  })
  const { getAll: getMany } = firestore
  vi.spyOn(firestore, 'getAll').mockImplementation((...asked) => {
    reads += asked.filter((each) => each instanceof DocumentReference).length
    return getMany.apply(firestore, asked)
  })
  return () => reads
}

describe('What the search finds', () => {
  it('is what is published: pages with their tables, notices that ended too, teachers and alumni', async () => {
    expect(await titles('900')).toEqual(['Fees'])
    expect(await titles('shown')).toEqual(['Dr. shown'])
    expect(await titles('नीलम चौधरी')).toEqual(['Neelam Chaudhary'])
    expect(await titles('collectorate')).toEqual(['Neelam Chaudhary'])
    const { results } = await search('notice')
    expect(results.map(({ isOver }) => isOver)).toEqual([false, true])
    expect(await titles('notice')).toEqual(['A notice of today', 'A notice that has ended'])
  })

  it('is nothing that is scheduled, deleted, removed, not verified, a draft, or not in the lists', async () => {
    for (const hidden of ['tomorrow', 'deleted', 'removed', 'waiting', 'draft', '12345', 'profile'])
      expect(await titles(hidden), hidden).toEqual([])
  })

  it('has a scheduled notice from its moment on', async () => {
    expect((await search('fees')).nextChangeAt).toBe(hours(2).toISOString())
    time = hours(3)
    expect(await titles('tomorrow')).toContain('A notice of tomorrow')
  })

  it('is worded in the language of the reader', async () => {
    const [first] = (await search('फीस', 'hi')).results
    expect(first?.target).toBe('/fees')
    expect(first?.title).toEqual({ pieces: [{ text: 'Fees', isMatch: true }], lang: 'en' })
  })

  it('costs the three reads that all pages share while nothing changes, and builds nothing again', async () => {
    await search('fees')
    readPages.mockClear()
    const reads = countReads()
    await search('history')
    expect(reads()).toBe(3)
    expect(readPages).not.toHaveBeenCalled()
  })

  it('counts the people again after some seconds, and reads them only if their number has changed', async () => {
    await search('fees')
    wait()
    const reads = countReads()
    await search('fees')
    expect(reads()).toBe(3 + 2)
  })

  it('follows a page, a notice, the teachers and the alumni', async () => {
    await search('fees')
    await firestore.doc(documentPaths.faculty('new')).set(member('new'))
    await firestore.doc(documentPaths.verifiedAlumnus('second')).set(alumnus('Second Alumna'))
    wait()
    expect(await titles('dr new')).toContain('Dr. new')
    expect(await titles('second alumna')).toContain('Second Alumna')
    await firestore.doc(documentPaths.faculty('new')).update({ isRemoved: true })
    await firestore.doc(documentPaths.verifiedAlumnus('second')).delete()
    wait()
    expect(await titles('dr new')).not.toContain('Dr. new')
    expect(await titles('second alumna')).not.toContain('Second Alumna')
    await firestore.doc(documentPaths.news('now')).update({ title: 'Another title' })
    await firestore.doc(documentPaths.version('notices')).set({ revision: 99 }, { merge: true })
    expect(await titles('another title')).toContain('Another title')
  })

  it('is built once for all who search at the same moment', async () => {
    await firestore.doc(documentPaths.version('notices')).set({ revision: 100 }, { merge: true })
    await search('fees')
    await firestore.doc(documentPaths.site).update({ revision: 7 })
    await firestore.doc(documentPaths.version('notices')).set({ revision: 101 }, { merge: true })
    readPages.mockClear()
    await Promise.all(['fees', 'history', 'notice', 'nothing'].map((query) => search(query)))
    expect(readPages).toHaveBeenCalledTimes(allLanguages.length)
  })

  it('is what was known last while Firestore is out of reach', async () => {
    await search('fees')
    vi.spyOn(firestore, 'getAll').mockRejectedValue(new Error('out of reach'))
    expect(await siteData('en').search('fees')).toMatchObject({ status: 'ready', isStale: true })
  })

  it('takes the synonyms and the pinned answers that the office published', async () => {
    expect(await titles('शुल्क')).toContain('Fees')
    expect((await search('antim tithi')).results[0]?.target).toBe('/registration')
  })
})

it('Site settings that were stored before the search had synonyms and answers has none', async () => {
  const own = connectOwnDatabase()
  const database = await own.firestore()
  await loadSmallSite(database)
  const settings = database.doc(documentPaths.pageVersion(settingsId, 0))
  const blocks: { id: string }[] = (await settings.get()).get('content.blocks')
  const read = async () => {
    const found = await createSiteData(
      { firebase: own, clock: () => now },
      { pages: [], settings: [] },
    )('en').search('antim tithi')
    return found.status === 'ready' ? found.value.total : undefined
  }
  await settings.update({ 'content.blocks': blocks.filter(({ id }) => id !== 'search') })
  expect(await read()).toBe(0)
})

describe('The browser', () => {
  it.each(['', '/hi'])(
    'asks for the answer to a query, and never for the index (%s)',
    { tags: ['slow'] },
    async (prefix) => {
      const response = await fetch(`${suite.app}${prefix}/search.json?q=contact`)
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
      const { query, results }: SearchAnswer = await response.json()
      expect([query, results[0]?.target]).toEqual(['contact', '/contact'])
      expect((await fetch(`${suite.app}/search-index.json`)).status).toBe(404)
    },
  )

  it('is answered as to so much of a query as the box takes', async () => {
    const response = await fetch(`${suite.app}/search.json?q=${'library+'.repeat(30)}`)
    const { query }: SearchAnswer = await response.json()
    expect(query.length).toBeLessThanOrEqual(limits.search.query)
  })
})
