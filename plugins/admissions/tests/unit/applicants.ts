import { categories } from '@prangan/contract/schemas/admissions'
import fc from 'fast-check'
import { allocate, type Earlier } from '../../contract/merit/allocate.ts'
import type { Candidate } from '../../contract/merit/candidate.ts'
import { rankCandidates } from '../../contract/merit/rank.ts'
import {
  horizontalKeys,
  type MeritRule,
  type reservedCategories,
  type SeatRule,
  tieBreaks,
  verticals,
} from '../../contract/schemas/merit-rules.ts'

/** Few marks and seats make ties, shortages and conversions common. */

const marks = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.integer({ min: 6, max: 20 }).map((tens) => ({ obtained: tens * 2_500, maximum: 50_000 })),
  },
  { weight: 1, arbitrary: fc.constant('awaited' as const) },
)

const anApplicant = fc.record({
  name: fc.constantFrom('Asha Verma', 'asha  verma', 'Ravi Kumar', 'Zoya Khan'),
  dob: fc.constantFrom('2007-01-01', '2008-06-30'),
  gender: fc.constantFrom('female' as const, 'male' as const, 'male' as const),
  category: fc.constantFrom(...categories),
  claims: fc.array(fc.record({ key: fc.constant('ncc'), points: fc.constantFrom(200, 300) }), {
    maxLength: 2,
  }),
  horizontals: fc.subarray(['pwd', 'freedomFighter', 'exServiceman'] as const, { maxLength: 1 }),
  marks: fc.record({ x: marks, xii: marks }),
})

const applicants = (maxLength: number): fc.Arbitrary<Candidate[]> =>
  fc
    .array(anApplicant, { maxLength, size: 'max' })
    .map((all) => all.map((one, place) => ({ ...one, id: `a${place}`, number: `SDC-${1_000 + place}` })))

const meritRule: fc.Arbitrary<MeritRule> = fc.record({
  weights: fc.integer({ min: 0, max: 100 }).map((x) => ({ x, xii: 100 - x, ug: 0, cuet: 0 })),
  weightageCap: fc.constantFrom(0, 250, 1_000),
  qualifying: fc.constant('xii' as const),
  minimum: fc.constantFrom(4_500, 6_000).map((general) => {
    return { general, obc: general, ews: general, sc: 4_000, st: 4_000 }
  }),
  ties: fc.shuffledSubarray([...tieBreaks]),
})

const receivers = fc.shuffledSubarray([...verticals])

export const seatRule: fc.Arbitrary<SeatRule> = fc
  .record({
    total: fc.integer({ min: 0, max: 40 }),
    vertical: fc.constantFrom(
      { sc: 21, st: 2, obc: 27, ews: 10 },
      { sc: 15, st: 7.5, obc: 27, ews: 10 },
      { sc: 40, st: 30, obc: 0, ews: 30 },
    ),
    keys: fc.shuffledSubarray([...horizontalKeys]),
    percent: fc.constantFrom(5, 20, 33.33),
    conversion: fc.record({ sc: receivers, st: receivers, obc: receivers, ews: receivers }),
  })
  .map(({ keys, percent, conversion, ...rest }) => {
    const others = (from: (typeof reservedCategories)[number]) => conversion[from].filter((to) => to !== from)
    return {
      ...rest,
      horizontal: keys.map((key) => ({ key, percent })),
      conversion: { sc: others('sc'), st: others('st'), obc: others('obc'), ews: others('ews') },
    }
  })

export const programme = fc.record({ applicants: applicants(70), merit: meritRule, seats: seatRule })

/** Makes a first list, and a second one after some of the offered have answered as `answers` decides. */
export function twoLists(
  { applicants, merit, seats }: { applicants: readonly Candidate[]; merit: MeritRule; seats: SeatRule },
  answers: readonly boolean[],
) {
  const { ranked, unranked } = rankCandidates(applicants, merit, 1)
  const first = allocate(ranked, seats)
  const earlier: Required<Earlier> = { held: [], out: [] }
  const held = first.offers.filter((_, place) => answers[place % answers.length])
  earlier.held = held
  earlier.out = first.offers
    .filter((seat) => !held.includes(seat))
    .map(({ id }) => ({ id, reason: 'declined' as const }))
  return { ranked, unranked, first, earlier, second: allocate(ranked, seats, earlier) }
}
