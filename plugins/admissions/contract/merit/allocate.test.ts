import { expect, test } from 'vitest'
import type { SeatRule } from '../schemas/merit-rules.ts'
import { allocate as allocateBy, type Earlier } from './allocate.ts'
import type { Contender } from './candidate.ts'
import { seatTable as seatTableBy } from './seat-table.ts'

const rule: SeatRule = {
  total: 60,
  vertical: { sc: 21, st: 2, obc: 27, ews: 10 },
  horizontal: [],
  conversion: { sc: [], st: [], obc: [], ews: [] },
}

const categories = ['sc', 'st', 'obc', 'ews']
const seatTable = (given: SeatRule) => seatTableBy(given, categories)
const allocate = (ranked: readonly Contender[], given: SeatRule, earlier?: Earlier) =>
  allocateBy(ranked, given, categories, earlier)

const somebody = (rank: number, fields: Partial<Contender> = {}): Contender => ({
  id: `a${rank}`,
  rank,
  category: 'general',
  groups: [],
  open: true,
  ...fields,
})

test.each([
  [60, { sc: 13, st: 1, obc: 16, ews: 6, open: 24 }],
  [1, { sc: 0, st: 0, obc: 0, ews: 0, open: 1 }],
  [3, { sc: 1, st: 0, obc: 1, ews: 0, open: 1 }],
  [0, { sc: 0, st: 0, obc: 0, ews: 0, open: 0 }],
])('%i seats by the shares of Uttar Pradesh', (total, seats) => {
  expect(seatTable({ ...rule, total }).seats).toEqual(seats)
})

test('of equal fractions the first category gets the seat, and half a per cent counts', () => {
  const equal = { ...rule, total: 2, vertical: { sc: 25, st: 25, obc: 25, ews: 25 } }
  expect(seatTable(equal).seats).toEqual({ sc: 1, st: 1, obc: 0, ews: 0, open: 0 })
  const central = { ...rule, total: 200, vertical: { sc: 15, st: 7.5, obc: 27, ews: 10 } }
  expect(seatTable(central).seats).toEqual({ sc: 30, st: 15, obc: 54, ews: 20, open: 81 })
})

test('twelve seats for women of sixty are shared out over the categories', () => {
  const { horizontal } = seatTable({ ...rule, horizontal: [{ key: 'women', percent: 20 }] })
  expect(horizontal).toEqual([{ key: 'women', least: { sc: 3, st: 0, obc: 3, ews: 1, open: 5 } }])
})

test('nobody who is needed for one group gives way to another', () => {
  const two = { total: 3, vertical: { sc: 0, st: 0, obc: 0, ews: 0 } }
  const horizontal = [
    { key: 'women' as const, percent: 33 },
    { key: 'pwd' as const, percent: 33 },
  ]
  const { offers } = allocate(
    [somebody(1), somebody(2), somebody(3, { groups: ['pwd'] }), somebody(4, { groups: ['women'] })],
    { ...rule, ...two, horizontal },
  )
  expect(offers.map(({ id }) => id)).toEqual(['a1', 'a3', 'a4'])
})

test('women who got in by merit count, so that none is added', () => {
  const horizontal = [{ key: 'women' as const, percent: 50 }]
  const { offers, steps } = allocate(
    [somebody(1), somebody(2, { groups: ['women'] }), somebody(3, { groups: ['women'] })],
    { ...rule, total: 2, vertical: { sc: 0, st: 0, obc: 0, ews: 0 }, horizontal },
  )
  expect(offers.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(steps).toContainEqual({
    step: 'horizontal',
    vertical: 'open',
    key: 'women',
    least: 1,
    byMerit: 1,
    added: 0,
  })
})

test('a seat that the rule does not convert stays vacant, and the report says so', () => {
  const half = { ...rule, total: 2, vertical: { sc: 50, st: 0, obc: 0, ews: 0 } }
  const { offers, waiting, steps } = allocate([somebody(1), somebody(2)], half)
  expect(offers).toEqual([{ id: 'a1', under: 'open' }])
  expect(waiting).toEqual([{ id: 'a2', position: 1, inCategory: 1 }])
  expect(steps).toContainEqual({ step: 'vacant', vertical: 'sc', seats: 1 })
})

test('no more seats are converted than somebody waits for', () => {
  const most = { ...rule, total: 4, vertical: { sc: 75, st: 0, obc: 0, ews: 0 } }
  const converting = { ...most, conversion: { ...rule.conversion, sc: ['open' as const] } }
  const { offers, steps } = allocate([somebody(1), somebody(2)], converting)
  expect(offers).toHaveLength(2)
  expect(steps).toContainEqual({ step: 'converted', from: 'sc', to: 'open', seats: 1 })
  expect(steps).toContainEqual({ step: 'vacant', vertical: 'sc', seats: 2 })
})

test('a converted seat goes back to its category where its holder withdraws and somebody of it has come', () => {
  const half = { ...rule, total: 2, vertical: { sc: 50, st: 0, obc: 0, ews: 0 } }
  const converting = { ...half, conversion: { ...rule.conversion, sc: ['open' as const] } }
  const held = allocate([somebody(1), somebody(2)], converting).offers
  expect(held).toEqual([
    { id: 'a1', under: 'open' },
    { id: 'a2', under: 'open', from: 'sc' },
  ])
  const late = [somebody(1), somebody(2), somebody(3), somebody(4, { category: 'sc' })]
  expect(allocate(late, converting, { held }).offers).toEqual([])
  const out = [{ id: 'a2', reason: 'withdrawn' as const }]
  const { offers, skipped } = allocate(late, converting, { held, out })
  expect(offers).toEqual([{ id: 'a4', under: 'sc' }])
  expect(skipped).toEqual(out)
})

test('where the rule was cut between two lists, those who hold seats keep them and nobody is added', () => {
  const held = [somebody(1), somebody(2)].map(({ id }) => ({ id, under: 'sc' as const }))
  const cut = { ...rule, total: 2, vertical: { sc: 50, st: 0, obc: 0, ews: 0 } }
  const { offers } = allocate([somebody(1, { category: 'sc', open: false }), somebody(3)], cut, { held })
  expect(offers).toEqual([])
})

test('a woman who would cost another group its seat does not come in, but one who belongs to both does', () => {
  const horizontal = [
    { key: 'pwd' as const, percent: 100 },
    { key: 'women' as const, percent: 100 },
  ]
  const { offers } = allocate(
    [
      somebody(1, { groups: ['pwd'] }),
      somebody(2, { groups: ['women'] }),
      somebody(3, { groups: ['women', 'pwd'] }),
    ],
    { ...rule, total: 1, vertical: { sc: 0, st: 0, obc: 0, ews: 0 }, horizontal },
  )
  expect(offers).toEqual([{ id: 'a3', under: 'open', horizontal: 'women' }])
})

test('seats that an early list keeps are there for their category in the next', () => {
  const half = { ...rule, total: 2, vertical: { sc: 50, st: 0, obc: 0, ews: 0 } }
  const converting = { ...half, conversion: { ...rule.conversion, sc: ['open' as const] } }
  const early = [somebody(1), somebody(2)]
  const first = allocate(early, converting, { keepsSeats: true })
  expect(first.offers).toEqual([{ id: 'a1', under: 'open' }])
  expect(first.steps).toContainEqual({ step: 'kept', vertical: 'sc', seats: 1 })
  const late = [...early, somebody(3, { category: 'sc' })]
  const second = allocate(late, converting, { held: first.offers })
  expect(second.offers).toEqual([{ id: 'a3', under: 'sc' }])
})

test('a converted seat goes to those who wait: nobody who holds a reserved seat moves to it', () => {
  const shares = {
    ...rule,
    total: 4,
    vertical: { sc: 50, st: 0, obc: 0, ews: 0 },
    conversion: { ...rule.conversion, sc: ['open'] },
  }
  const sc = (rank: number) => somebody(rank, { category: 'sc' })
  const held = [
    { id: 'a1', under: 'open' },
    { id: 'a2', under: 'open' },
    { id: 'a3', under: 'sc' },
  ]
  const { offers, moved, steps } = allocate([somebody(1), somebody(2), sc(3), somebody(4)], shares, { held })
  expect(offers).toEqual([{ id: 'a4', under: 'open', from: 'sc' }])
  expect(moved).toEqual([])
  expect(steps.filter(({ step }) => step === 'converted')).toEqual([
    { step: 'converted', from: 'sc', to: 'open', seats: 1 },
  ])
})
