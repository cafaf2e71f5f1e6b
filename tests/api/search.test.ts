import { collectionPaths, documentPaths, frameId } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import { DocumentReference, type Firestore, Query } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { loadSmallSite } from '../support/site.ts'

const now = new Date('2026-11-20T06:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60_000)
const firebase = connectOwnDatabase()
let moment = now
const siteData = createSiteData({ firebase, clock: () => moment }, { pages: [], frame: [] })

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
  version: 1,
  updatedAt: hours(-48),
  searchKeys: [],
  ...dates,
})

const member = (uid: string, isRemoved = false) => ({
  ...newFaculty({
    name: `Dr. ${uid}`,
    email: `${uid}@own.test`,
    designation: 'Professor',
    department: 'Faculty of Arts',
  }),
  phone: '55500 12345',
  otherInfo: 'What only the profile says.',
  isRemoved,
})

let firestore: Firestore
beforeAll(async () => {
  firestore = await firebase.firestore()
  await loadSmallSite(firestore)
  const at = (path: string, data: object) => firestore.doc(path).set(data)
  await Promise.all([
    at(documentPaths.news('now'), notice('A notice of today')),
    at(documentPaths.news('over'), notice('A notice that has ended', { publishUntil: hours(-1) })),
    at(documentPaths.news('later'), notice('A notice to come', { publishFrom: hours(2) })),
    at(documentPaths.deletedNotice('gone'), notice('A deleted notice')),
    at(documentPaths.faculty('shown'), member('shown')),
    at(documentPaths.faculty('removed'), member('removed', true)),
    at(documentPaths.pageDraft('fees'), { title: 'A draft' }),
  ])
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function found() {
  const search = await siteData('en').search()
  if (search.status !== 'ready' || search.isStale) throw new Error('The search could not be read.')
  return search.value
}
const titles = async () => (await found()).entries.map(({ title }) => title.en)

/** Counts what Firestore bills for: the documents that queries and gets read, and one for a count. */
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
  it('is what is published: pages, notices that ended too, and the faculty', async () => {
    expect(await titles()).toEqual(
      expect.arrayContaining([
        'Fees',
        'History',
        'A notice of today',
        'A notice that has ended',
        'Dr. shown',
      ]),
    )
    const { entries } = await found()
    expect(entries.find(({ title }) => title.en === 'A notice that has ended')).toMatchObject({
      kind: 'notice',
      until: hours(-1).toISOString(),
    })
    expect(entries.find(({ target }) => target === '/fees')).toMatchObject({
      kind: 'page',
      text: { en: expect.stringContaining('₹ 900') },
    })
  })

  it('is nothing that is scheduled, deleted, removed, a draft, or not in the lists', async () => {
    const all = JSON.stringify(await found())
    for (const hidden of ['to come', 'deleted', 'Dr. removed', 'A draft', '12345', 'only the profile'])
      expect(all).not.toContain(hidden)
  })

  it('has a scheduled notice from its moment on', async () => {
    expect((await found()).nextChangeAt).toBe(hours(2).toISOString())
    moment = hours(3)
    expect(await titles()).toContain('A notice to come')
    moment = now
  })

  it('costs three reads while nothing changes, with that of the site', async () => {
    await found()
    const reads = countReads()
    await found()
    expect(reads()).toBe(3)
  })

  it('is the same object while nothing changes, so that it is indexed once', async () => {
    expect(await found()).toBe(await found())
  })

  it('follows a page, a notice and the faculty', async () => {
    await found()
    const reads = countReads()
    await firestore.doc(documentPaths.faculty('new')).set(member('new'))
    expect(await titles()).toContain('Dr. new')
    await firestore.doc(documentPaths.faculty('new')).update({ isRemoved: true })
    expect(await titles()).not.toContain('Dr. new')
    // Each time what changed and no more: the three of every request, and the members.
    expect(reads()).toBe(3 + 2 + 3 + 1)
    await firestore.doc(documentPaths.news('now')).update({ title: 'Another title' })
    await firestore.doc(documentPaths.version('notices')).set({ revision: 99 }, { merge: true })
    expect(await titles()).toContain('Another title')
  })

  it('is what was known last while Firestore is out of reach', async () => {
    await found()
    vi.spyOn(firestore, 'getAll').mockRejectedValue(new Error('out of reach'))
    expect(await siteData('en').search()).toMatchObject({ status: 'ready', isStale: true })
  })

  it('takes the synonyms that the office published', async () => {
    const frame = firestore.doc(documentPaths.pageVersion(frameId, 0))
    expect((await frame.get()).exists).toBe(true)
    expect((await found()).synonyms).toContainEqual(expect.arrayContaining(['fee', 'शुल्क']))
  })
})

it('A frame that was stored before the search had synonyms has none', async () => {
  const own = connectOwnDatabase()
  const database = await own.firestore()
  await loadSmallSite(database)
  const frame = database.doc(documentPaths.pageVersion(frameId, 0))
  const blocks: { id: string }[] = (await frame.get()).get('content.blocks')
  await frame.update({ 'content.blocks': blocks.filter(({ id }) => id !== 'search') })
  const read = createSiteData({ firebase: own, clock: () => now }, { pages: [], frame: [] })
  expect(await read('en').search()).toMatchObject({ status: 'ready', value: { synonyms: [] } })
  expect((await database.collection(collectionPaths.pages).get()).size).toBeGreaterThan(0)
})
