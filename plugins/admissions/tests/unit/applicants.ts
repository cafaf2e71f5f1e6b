import fc from 'fast-check'
import { allocate, type Earlier } from '../../contract/merit/allocate.ts'
import type { Candidate } from '../../contract/merit/candidate.ts'
import { rankCandidates } from '../../contract/merit/rank.ts'
import { type MeritRule, type SeatRule, tieBreaks, verticalsOf } from '../../contract/schemas/merit-rules.ts'

/** Few marks and seats make ties, shortages and conversions common. */

const marks = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.integer({ min: 6, max: 20 }).map((tens) => ({ obtained: tens * 2_500, maximum: 50_000 })),
  },
  { weight: 1, arbitrary: fc.constant('awaited' as const) },
)

/** Reserved categories: with the general one there are 4, 5 and 11. */
const categoryLists = [
  ['sc', 'st', 'obc'],
  ['sc', 'st', 'obc', 'ews'],
  ['sc', 'st', 'vj-a', 'nt-b', 'nt-c', 'nt-d', 'obc', 'sbc', 'sebc', 'ews'],
]

const record = <Value>(keys: readonly string[], value: fc.Arbitrary<Value>) =>
  fc
    .tuple(...keys.map(() => value))
    .map((values) => Object.fromEntries(keys.map((key, at) => [key, values[at] as Value])))

const anApplicant = (categories: readonly string[]) =>
  fc.record({
    name: fc.constantFrom('Asha Verma', 'asha  verma', 'Ravi Kumar', 'Zoya Khan'),
    dob: fc.constantFrom('2007-01-01', '2008-06-30'),
    gender: fc.constantFrom('female' as const, 'male' as const, 'male' as const),
    category: fc.constantFrom('general', ...categories),
    claims: fc.array(fc.record({ key: fc.constant('ncc'), points: fc.constantFrom(200, 300) }), {
      maxLength: 2,
    }),
    horizontals: fc.subarray(['pwd', 'freedomFighter', 'exServiceman'], { maxLength: 1 }),
    marks: fc.record({ x: marks, xii: marks }),
  })

const applicants = (categories: readonly string[], maxLength: number): fc.Arbitrary<Candidate[]> =>
  fc
    .array(anApplicant(categories), { maxLength, size: 'max' })
    .map((all) => all.map((one, place) => ({ ...one, id: `a${place}`, number: `SDC-${1_000 + place}` })))

const meritRule = (categories: readonly string[]): fc.Arbitrary<MeritRule> =>
  fc.record({
    weights: fc.integer({ min: 0, max: 100 }).map((x) => ({ x, xii: 100 - x, ug: 0, cuet: 0 })),
    weightageCap: fc.constantFrom(0, 250, 1_000),
    qualifying: fc.constant('xii' as const),
    minimum: fc
      .record({ general: fc.constantFrom(4_500, 6_000), lower: record(categories, fc.boolean()) })
      .map(({ general, lower }) => ({
        ...Object.fromEntries(categories.map((key) => [key, lower[key] ? 4_000 : general])),
        general,
      })),
    ties: fc.shuffledSubarray([...tieBreaks]),
  })

/** Per cent that add up to less than 100, in hundredths. */
const shares = (categories: readonly string[]) =>
  fc
    .tuple(record(categories, fc.integer({ min: 0, max: 40 })), fc.integer({ min: 1, max: 40 }))
    .map(([parts, open]) => {
      const whole = Object.values(parts).reduce((sum, part) => sum + part, open)
      return Object.fromEntries(
        categories.map((key) => [key, Math.floor(((parts[key] ?? 0) * 10_000) / whole) / 100]),
      )
    })

const seatRule = (categories: readonly string[]): fc.Arbitrary<SeatRule> =>
  fc
    .record({
      total: fc.integer({ min: 0, max: 40 }),
      vertical: shares(categories),
      keys: fc.shuffledSubarray(['women', 'pwd', 'freedomFighter', 'exServiceman']),
      percent: fc.constantFrom(5, 20, 33.33),
      conversion: record(categories, fc.shuffledSubarray(verticalsOf(categories))),
    })
    .map(({ keys, percent, conversion, ...rest }) => ({
      ...rest,
      horizontal: keys.map((key) => ({ key, percent })),
      conversion: Object.fromEntries(
        categories.map((from) => [from, (conversion[from] ?? []).filter((to) => to !== from)]),
      ),
    }))

export const programme = fc.constantFrom(...categoryLists).chain((categories) =>
  fc.record({
    categories: fc.constant(categories),
    applicants: applicants(categories, 70),
    merit: meritRule(categories),
    seats: seatRule(categories),
  }),
)

type Programme = {
  categories: readonly string[]
  applicants: readonly Candidate[]
  merit: MeritRule
  seats: SeatRule
}

/** Makes a first list, and a second one after some of the offered have answered as `answers` decides. */
export function twoLists({ applicants, merit, seats, categories }: Programme, answers: readonly boolean[]) {
  const { ranked, unranked } = rankCandidates(applicants, merit, 1)
  const first = allocate(ranked, seats, categories)
  const earlier: Required<Pick<Earlier, 'held' | 'out'>> = { held: [], out: [] }
  const held = first.offers.filter((_, place) => answers[place % answers.length])
  earlier.held = held
  earlier.out = first.offers
    .filter((seat) => !held.includes(seat))
    .map(({ id }) => ({ id, reason: 'declined' as const }))
  return { ranked, unranked, first, earlier, second: allocate(ranked, seats, categories, earlier) }
}
