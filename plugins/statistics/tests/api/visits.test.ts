import { addDays } from '@prangan/contract/calendar-days'
import { collectionPaths as coreCollections, documentPaths } from '@prangan/contract/paths'
import { useNoticeDesk } from '@prangan/tests/api/notice-desk.ts'
import { tokenOf } from '@prangan/tests/api/teachers.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { makePerson, newClientHeaders } from '@prangan/tests/support/people.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { statisticsLimits } from '../../contract/limits.ts'
import { collectionPaths, visitCountsPath } from '../../contract/paths.ts'
import { noVisits, type VisitCounts } from '../../contract/visits.ts'
import { sweepVisits } from '../../functions/sweep-visits.ts'

const desk = useNoticeDesk()
const { app, publish } = desk
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36'
const thanks = { message: 'Thank you.' }
const { interval } = statisticsLimits

const today = () => new Date(app.now().getTime() + 5.5 * 60 * 60_000).toISOString().slice(0, 10)
const put = async (period: string, given: Partial<VisitCounts>) =>
  (await app.firestore()).doc(visitCountsPath(period)).set({ ...noVisits(period), ...given })
const stored = async (period = today()) =>
  (await (await app.firestore()).doc(visitCountsPath(period)).get()).data()

type Visit = { kind?: string; path?: unknown }
const visit = ({ kind = 'reads', path = '/contact' }: Visit = {}, headers: Record<string, string> = {}) => {
  const { body, headers: typed } = json({ kind, path })
  const from = { 'user-agent': phone, ...newClientHeaders(), ...headers }
  return call('POST /api/statistics/visits', { body, headers: { ...typed, ...from } })
}

/** Lets the next visit write, and makes one that is always counted. */
async function afterAMinute(): Promise<void> {
  app.pass(interval)
  await visit({ path: '/feedback' })
}

describe('A visit', () => {
  let notice = ''

  beforeAll(async () => {
    notice = (await publish({ title: 'Date sheet of B.A. Part I' })).Id
    // Noon in India, far from the end of a day.
    const day = 24 * 60 * 60_000
    app.pass(day + 6.5 * 60 * 60_000 - (app.now().getTime() % day))
  })

  it('is counted with its day and place, and written with the first of the next minute', async () => {
    expect((await visit({ path: '/feedback' })).body).toEqual(thanks)
    expect((await stored())?.reads).toEqual({ '/feedback': 1 })
    await visit({ path: '/hi/feedback' })
    await visit({ path: `/notices/${notice}/date-sheet` })
    await visit({ kind: 'begun', path: '/feedback' })
    expect((await stored())?.reads).toEqual({ '/feedback': 1 })
    await afterAMinute()
    expect(await stored()).toEqual({
      ...noVisits(today()),
      reads: { '/feedback': 3, [`/notices/${notice}`]: 1 },
      begun: { '/feedback': 1 },
    })
  })

  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': 'curl/8.5.0' },
  ])('of somebody who asks not to be tracked, or of a program, is not: %o', async (headers) => {
    await afterAMinute()
    const before = await stored()
    expect((await visit({ path: '/registration' }, headers)).body).toEqual(thanks)
    await afterAMinute()
    expect((await stored())?.reads).toEqual({
      ...before?.reads,
      '/feedback': before?.reads['/feedback'] + 1,
    })
  })

  it.each([
    '/kiran@applicants.test',
    '/9876543210',
    '/SDC-A-2026-1234567',
    '/notices/unknown/title',
    '/preview/0123456789abcdef',
    '/__proto__',
  ])('at a place that the site does not have leaves nothing: %s', async (path) => {
    expect((await visit({ path })).body).toEqual(thanks)
    await afterAMinute()
    expect(JSON.stringify(await stored())).not.toContain(path.slice(1))
  })

  it.each([
    { path: '/contact?mobile=9876543210' },
    { path: 'https://evil.test/' },
    { path: null },
    { path: `/${'a'.repeat(300)}` },
    { kind: 'missed' },
    { kind: '__proto__' },
  ])('that no browser of ours sends is refused: %o', async (sent) => {
    expect((await visit(sent)).status).toBe(400)
  })

  it('leaves nothing of the visitor', async () => {
    const all = async (collection: string) =>
      (await (await app.firestore()).collection(collection).get()).docs
    const limited = async () => (await all(coreCollections.rateLimits)).map(({ id }) => id)
    const before = await limited()
    const from = newClientHeaders()
    const more = { cookie: 'visitor=kiran', referer: 'https://elsewhere.test/' }
    await visit({ path: '/registration' }, { ...from, ...more })
    await afterAMinute()
    const text = JSON.stringify((await all(collectionPaths.visitCounts)).map((stored) => stored.data()))
    for (const trace of [...Object.values(from), 'kiran', 'elsewhere', 'Android'])
      expect(text).not.toContain(trace)
    // A form would be counted by networks.
    expect(await limited()).toEqual(before)
  })
})

describe('How often a page was read lately', () => {
  const reads = (path: unknown, token?: string) =>
    call('POST /api/statistics/reads', { ...json({ path }), ...(token && { token }) })
  const readsFor = async (path: string) => (await reads(path, desk.admin.token)).body

  it('is the sum of 30 days, in both languages and under each title of a notice', async () => {
    await put(today(), { reads: { '/library': 2, '/notices/a.b': 5 }, documents: { '/library': 50 } })
    await put(addDays(today(), -29), { reads: { '/library': 3 } })
    await put(addDays(today(), -30), { reads: { '/library': 100 } })
    expect(await readsFor('/library')).toEqual({ count: 5 })
    expect(await readsFor('/hi/library')).toEqual({ count: 5 })
    expect(await readsFor('/notices/a.b/an-earlier-title')).toEqual({ count: 5 })
    expect(await readsFor('/fees')).toEqual({ count: 0 })
    expect(await readsFor('/__proto__')).toEqual({ count: 0 })
  })

  it('is told to nobody without the grant', async () => {
    const teacher = await tokenOf(await makePerson(app, 'faculty'))
    expect((await reads('/library')).status).toBe(401)
    expect((await reads('/library', teacher)).status).toBe(403)
  })

  it.each(['https://evil.test/', '/library?x', null])('is not told of what is no path: %s', async (path) => {
    expect((await reads(path, desk.admin.token)).status).toBe(400)
  })
})

describe('At night', () => {
  it('days become months after two months, each visit once', async () => {
    await put('2020-01-30', { reads: { '/': 2, '/fees': 1 }, others: 1 })
    const [year = '', month = ''] = today().split('-')
    const lastYear = `${Number(year) - 1}-${month}`
    await put(`${lastYear}-01`, { reads: { '/': 2, '/fees': 1 }, sent: { '/feedback': 4 }, others: 1 })
    await put(`${lastYear}-02`, { reads: { '/': 3 } })
    await put(lastYear, { reads: { '/': 5 }, missed: { canteen: 3 } })
    const before = await stored()
    await sweepVisits(app, app.now())
    await sweepVisits(app, app.now())
    expect(await stored(lastYear)).toEqual({
      ...noVisits(lastYear),
      reads: { '/': 10, '/fees': 1 },
      sent: { '/feedback': 4 },
      others: 1,
      missed: { canteen: 3 },
    })
    expect(await stored(`${lastYear}-01`)).toBeUndefined()
    expect(await stored()).toEqual(before)
    // Three years are over.
    expect(await stored('2020-01-30')).toBeUndefined()
    expect(await stored('2020-01')).toBeUndefined()
  })

  it('months are forgotten after three years', async () => {
    await put('2020-02', { reads: { '/': 2 } })
    await sweepVisits(app, app.now())
    expect(await stored('2020-02')).toBeUndefined()
  })

  it('searches that found nothing are kept once three asked, and no single person’s', async () => {
    const month = today().slice(0, 7)
    const queries = { 'hostel fees': 3, 'kiran sharma roll': 1, canteen: 2 }
    await (await app.firestore()).doc(documentPaths.searchMisses(month)).set({ month, queries, others: 0 })
    await put(month, { reads: { '/': 5 } })
    await sweepVisits(app, app.now())
    expect(await stored(month)).toEqual({
      ...noVisits(month),
      reads: { '/': 5 },
      missed: { 'hostel fees': 3 },
    })
  })
})
