import { maharashtra } from '@prangan/contract/states/maharashtra'
import { reservedKeys } from '@prangan/contract/states/profile'
import { expect, test } from 'vitest'
import { allocate } from '../../contract/merit/allocate.ts'
import { rankCandidates } from '../../contract/merit/rank.ts'
import { seatTable } from '../../contract/merit/seat-table.ts'
import { issuesInCategories, MeritRuleSchema, SeatRuleSchema } from '../../contract/schemas/merit-rules.ts'

/* The engine against a second computation that shares no code with it. */

const { general, reserved } = maharashtra
const categories = reservedKeys(maharashtra)
const total = 397
const womenPercent = 30

const seats = SeatRuleSchema.parse({
  total,
  vertical: Object.fromEntries(reserved.map(({ key, share }) => [key, share])),
  horizontal: [{ key: 'women', percent: womenPercent }],
  conversion: Object.fromEntries(reserved.map(({ key, conversion }) => [key, conversion])),
})
const merit = MeritRuleSchema.parse({
  weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
  weightageCap: 0,
  qualifying: 'xii',
  minimum: Object.fromEntries([general, ...reserved].map(({ key, minimum }) => [key, minimum * 100])),
  ties: [],
})

type Person = { number: string; category: string; isWoman: boolean; marks: number }

/** Few are NT-D or SBC, so that seats of these stay unfilled; two in a hundred are below every minimum. */
const people: Person[] = Array.from({ length: 1_200 }, (_, place) => {
  const dice = (sides: number, salt: number) => ((place + 1) * 7_919 + salt * 104_729) % sides
  const often = [...categories.filter((key) => key !== 'nt-d' && key !== 'sbc'), 'general', 'general', 'obc']
  const rare = dice(397, 3) === 0 ? ['nt-d'] : dice(293, 5) === 0 ? ['sbc'] : often
  return {
    number: `M-${1_000 + place}`,
    category: rare[dice(rare.length, 1)] ?? 'general',
    isWoman: dice(5, 2) === 0,
    marks: 228 + dice(361, 7),
  }
})

/** Splits a number in proportion to the parts: whole numbers first, then one each to the largest remainders. */
function split(whole: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((one, other) => one + other, 0)
  const exact = parts.map((part) => (whole * part) / sum)
  const given = exact.map(Math.floor)
  const order = exact.map((value, at) => ({ at, rest: Number((value - Math.floor(value)).toFixed(9)) }))
  order.sort((one, other) => other.rest - one.rest || one.at - other.at)
  const left = whole - given.reduce((one, other) => one + other, 0)
  for (const { at } of order.slice(0, left)) given[at] = (given[at] ?? 0) + 1
  return given
}

/** Who gets which seat, as a clerk would find it: lists, crossed out from the top. */
function byHand(): Map<string, string> {
  const least40 = 240
  const least45 = 270
  const ranked = people
    .filter(({ category, marks }) => marks >= (category === 'general' ? least45 : least40))
    .sort((one, other) => other.marks - one.marks || (one.number < other.number ? -1 : 1))
  const names = [...categories, 'open']
  const shares = [...reserved.map(({ share }) => share), 28]
  const count = split(total, shares)
  const women = split(Math.round((total * womenPercent) / 100), count)
  for (;;) {
    const seat = new Map<string, string>()
    const may = (name: string, { category, marks }: Person) =>
      name === 'open' ? marks >= least45 : category === name
    for (const name of ['open', ...categories]) {
      const at = names.indexOf(name)
      const left = ranked.filter((person) => !seat.has(person.number) && may(name, person))
      const chosen = left.slice(0, count[at])
      const womenLeft = left.slice(count[at]).filter(({ isWoman }) => isWoman)
      while (chosen.filter(({ isWoman }) => isWoman).length < (women[at] ?? 0) && womenLeft.length > 0) {
        const last = chosen.findLastIndex(({ isWoman }) => !isWoman)
        if (last < 0) break
        chosen.splice(last, 1, womenLeft.shift() as Person)
      }
      for (const { number } of chosen) seat.set(number, name)
    }
    const waiting = (name: string) =>
      ranked.filter((person) => !seat.has(person.number) && may(name, person)).length
    const taken = (name: string) => [...seat.values()].filter((given) => given === name).length
    const unfilled = reserved.flatMap(({ key, conversion }) => {
      const free = (count[categories.indexOf(key)] ?? 0) - taken(key)
      const to = free > 0 && conversion.find((name) => waiting(name) > 0)
      return to ? [{ from: key, to, seats: Math.min(free, waiting(to)) }] : []
    })[0]
    if (!unfilled) return seat
    const [from, to] = [names.indexOf(unfilled.from), names.indexOf(unfilled.to)]
    count[from] = (count[from] ?? 0) - unfilled.seats
    count[to] = (count[to] ?? 0) + unfilled.seats
  }
}

const { ranked } = rankCandidates(
  people.map(({ number, category, isWoman, marks }) => {
    const xii = { obtained: marks * 100, maximum: 60_000 }
    return {
      id: number,
      number,
      name: number,
      dob: '2008-01-01',
      gender: isWoman ? 'female' : 'male',
      category,
      claims: [],
      horizontals: [],
      marks: { x: xii, xii },
    }
  }),
  merit,
  1,
)

test('the profile’s rules fit its categories, and 28 of 100 seats are open', () => {
  expect(issuesInCategories({ seats, merit }, categories)).toEqual([])
  expect(seatTable({ ...seats, total: 100, horizontal: [] }, categories).seats).toEqual({
    ...{ sc: 13, st: 7, 'vj-a': 3, 'nt-b': 3, 'nt-c': 3, 'nt-d': 2 },
    ...{ obc: 19, sbc: 2, sebc: 10, ews: 10, open: 28 },
  })
})

test('twelve hundred applicants in eleven categories get the seats that a clerk finds by hand', () => {
  const expected = byHand()
  const { offers, steps } = allocate(ranked, seats, categories)
  expect(Object.fromEntries(offers.map(({ id, under }) => [id, under]))).toEqual(Object.fromEntries(expected))
  expect(offers).toHaveLength(total)
  // The case is worth the test only if every rule had something to do.
  const kinds = new Set(steps.map(({ step }) => step))
  expect(kinds).toEqual(new Set(['seats', 'merit', 'horizontal', 'replaced', 'converted']))
  expect(new Set(offers.map(({ under }) => under))).toEqual(new Set(['open', ...categories]))
})
