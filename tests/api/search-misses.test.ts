import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { countableQuery } from '@prangan/contract/site-search/countable-query'
import { describe, expect, it } from 'vitest'
import { sweepSearchMisses } from '../../functions/src/search/sweep-search-misses.ts'
import { call, json } from '../support/call.ts'
import { newClientHeaders } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()
const minute = 60_000

const miss = (query: unknown, from: Record<string, string> = newClientHeaders()) => {
  const { body, headers } = json({ query })
  return call('POST /api/search/misses', { body, headers: { ...headers, ...from } })
}
const monthNow = () => new Date(app.now().getTime() + 5.5 * 60 * minute).toISOString().slice(0, 7)
const counted = async () =>
  (await (await app.firestore()).doc(documentPaths.searchMisses(monthNow())).get()).data()

describe('A search that found nothing', () => {
  it('is counted by its words, however they are spelt, and the month', async () => {
    for (const query of ['Hostel Fees', '  hostel   fees!', 'हिन्दी विभाग', 'हिंदी विभाग'])
      expect((await miss(query)).body).toEqual({ message: 'Counted.' })
    expect(await counted()).toEqual({
      month: monthNow(),
      queries: { 'hostel fees': 2, [countableQuery('हिंदी विभाग') ?? '']: 2 },
      others: 0,
    })
  })

  it.each(['kiran@applicants.test', '98765 43210', 'SDC-A-2026-1234567', '!!!'])(
    'that may say who searched is not counted: %s',
    async (query) => {
      const before = await counted()
      expect((await miss(query)).body).toEqual({ message: 'Not counted.' })
      expect(await counted()).toEqual(before)
    },
  )

  it.each([
    ['', 400],
    ['x'.repeat(limits.search.query + 1), 400],
    [['a'], 400],
    [null, 400],
  ])('that no box could send is refused', async (query, status) => {
    expect((await miss(query)).status).toBe(status)
  })

  it.each(['__proto__', 'constructor', 'a.b/c`d', 'toString'])(
    'named like code is a word: %s',
    async (query) => {
      expect((await miss(query)).status).toBe(200)
      const [name = ''] = Object.entries((await counted())?.queries ?? {}).at(-1) ?? []
      expect(name).toMatch(/^[\p{L}\p{M}\p{N} ]+$/u)
    },
  )

  it('stores nothing of the sender', async () => {
    const from = newClientHeaders()
    await miss('canteen', from)
    const stored = JSON.stringify(await counted())
    for (const value of Object.values(from)) expect(stored).not.toContain(value)
  })

  it('is not counted any more where one network sends many', { tags: ['slow'] }, async () => {
    const from = newClientHeaders()
    for (let sent = 0; sent < limits.search.missesPerNetwork; sent += 1)
      expect((await miss('swimming pool', from)).status).toBe(200)
    const { status, headers, body } = await miss('swimming pool', from)
    expect([status, body.message]).toEqual([429, errors['too-often'][1]])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await miss('swimming pool')).status).toBe(200)
  })

  it('makes no month grow without end', async () => {
    app.pass(40 * 24 * 60 * minute)
    const queries = Object.fromEntries(Array.from({ length: limits.search.misses }, (_, at) => [`q${at}`, 1]))
    const firestore = await app.firestore()
    await firestore.doc(documentPaths.searchMisses(monthNow())).set({ month: monthNow(), queries, others: 0 })
    await miss('one more')
    await miss('q1')
    expect(await counted()).toEqual({ month: monthNow(), queries: { ...queries, q1: 2 }, others: 1 })
  })

  it('is forgotten after a year', async () => {
    const firestore = await app.firestore()
    await firestore
      .doc(documentPaths.searchMisses('2020-01'))
      .set({ month: '2020-01', queries: {}, others: 1 })
    expect(await sweepSearchMisses(app, app.now())).toBe(1)
    expect(
      (await firestore.collection(collectionPaths.searchMisses).get()).docs.map(({ id }) => id),
    ).toContain(monthNow())
  })
})
