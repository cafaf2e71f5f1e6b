import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begun, histories, type Rule } from './office.ts'

test('after any corrections and revised lists nobody has lost a given seat without a decision', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      for (const given of steps) {
        const before = office.holders()
        office.decided.clear()
        office.take(given)
        const [holders, named] = [office.holders(), office.named]
        const lost = before.filter((id) => !holders.includes(id) || !named.has(id))
        const declined = given.kind === 'answer' && given.status === 'declined'
        for (const id of lost)
          expect(declined ? 'declined' : office.decided.get(id)).toMatch(/declined|cancelled/)
      }
    }),
    { numRuns: 200 },
  )
})

test('the seats that are given are at most the sanctioned ones and those that an officer kept, by name', () => {
  fc.assert(
    fc.property(histories, ([rule, steps]) => {
      const office = begun(rule)
      const kept = new Set<string>()
      for (const given of steps) {
        office.decided.clear()
        office.take(given)
        for (const [id, kind] of office.decided) if (kind !== 'cancelled') kept.add(id)
        const extra = new Set(
          office.published.flatMap(({ report }) =>
            report.skipped.filter(({ reason }) => reason === 'supernumerary').map(({ id }) => id),
          ),
        )
        for (const id of extra) expect(kept.has(id)).toBe(true)
        const holders = office.holders()
        const regular = holders.filter((id) => !extra.has(id))
        expect(regular.length).toBeLessThanOrEqual(rule.seats.total)
        if (given.kind !== 'next') continue
        const { offers = [], waiting = [] } = office.last?.report ?? {}
        const again = [...offers, ...waiting].filter(({ id }) => holders.includes(id))
        expect(again, 'whoever has a seat takes no other').toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

const applicant = (id: string, category: string, tens: number) => ({
  ...{ id, number: id, name: id, dob: '2007-01-01', gender: 'male' as const, category },
  ...{ claims: [], horizontals: [] },
  marks: {
    x: { obtained: 20_000, maximum: 50_000 },
    xii: { obtained: tens * 2_500, maximum: 50_000 },
  },
})

test('a revision gives no seat away that was declined since: that is done by the next list', () => {
  const rule: Rule = {
    categories: [],
    applicants: ['a0', 'a1', 'a2', 'a3'].map((id, at) => applicant(id, 'general', 10 - at)),
    merit: {
      weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
      weightageCap: 0,
      qualifying: 'xii',
      minimum: { general: 0 },
      ties: [],
    },
    seats: { total: 2, vertical: {}, horizontal: [], conversion: {} },
  }
  const office = begun(rule)
  const seated = () => office.last?.report.offers.map(({ id }) => id)
  expect(office.holders()).toEqual(['a0', 'a1'])
  office.take({ kind: 'answer', who: 1, status: 'declined' })
  office.take({ kind: 'correct', who: 3, tens: 6 })
  office.take({ kind: 'revise', decisions: ['keeps'] })
  expect(seated()).toEqual(['a0', 'a1'])
  office.take({ kind: 'next' })
  expect(seated()).toEqual(['a2'])
})

test('an officer keeps both seats where keeping the first costs a second holder theirs', () => {
  // Nobody is left for the four seats of SEBC, so they are converted: all are open at first, and one goes to ST later.
  const categories = ['st', 'nt-d', 'obc', 'sebc', 'ews']
  const rule: Rule = {
    categories,
    applicants: [
      applicant('a0', 'general', 6),
      applicant('a1', 'nt-d', 8),
      applicant('a2', 'general', 9),
      applicant('a3', 'nt-d', 9),
      applicant('a4', 'st', 9),
      applicant('a5', 'general', 9),
      ...['a6', 'a7', 'a8', 'a9', 'b0'].map((id) => applicant(id, 'general', 10)),
    ],
    merit: {
      weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
      weightageCap: 0,
      qualifying: 'xii',
      minimum: { general: 4_500, st: 4_500, 'nt-d': 4_000, obc: 4_500, sebc: 4_500, ews: 4_500 },
      ties: [],
    },
    seats: {
      total: 12,
      vertical: { st: 0, 'nt-d': 2.7, obc: 2.7, sebc: 40.54, ews: 10.81 },
      horizontal: [],
      conversion: { st: [], 'nt-d': [], obc: [], sebc: ['st', 'open'], ews: [] },
    },
  }
  const office = begun(rule)
  expect(office.holders()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b0'])
  office.take({ kind: 'correct', who: 0, tens: 9 })
  office.take({ kind: 'revise', decisions: ['keeps'] })
  expect([...office.decided]).toEqual([
    ['a1', 'keeps'],
    ['a5', 'keeps'],
  ])
  const extra = office.last?.report.skipped.filter(({ reason }) => reason === 'supernumerary')
  expect(extra?.map(({ id }) => id).sort()).toEqual(['a1', 'a5'])
})
