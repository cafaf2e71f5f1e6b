import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '../../contract/merit/allocate.ts'
import { rankCandidates } from '../../contract/merit/rank.ts'
import { seatTable } from '../../contract/merit/seat-table.ts'
import {
  type AllocationReport,
  AllocationReportSchema,
  type AllottedSeat,
  MeritRuleSchema,
  type SeatRule,
  SeatRuleSchema,
  verticalsOf,
} from '../../contract/schemas/merit-rules.ts'
import { programme, twoLists } from './applicants.ts'

const answers = fc.array(fc.boolean(), { minLength: 1, maxLength: 10 })

const lists = (
  property: (lists: ReturnType<typeof twoLists> & { rule: Parameters<typeof twoLists>[0] }) => void,
) =>
  fc.assert(
    fc.property(programme, answers, (rule, answer) => property({ ...twoLists(rule, answer), rule })),
    { numRuns: 150 },
  )

const takenAfter = (report: AllocationReport, held: readonly AllottedSeat[] = []) => [
  ...held.filter(({ id }) => !report.moved.some((seat) => seat.id === id)),
  ...report.moved,
  ...report.offers,
]

/** Returns people who wait although somebody ranked below them was offered a seat of this share by merit. */
function passedOver({ ranked, second: report }: ReturnType<typeof twoLists>) {
  const rankOf = new Map(ranked.map(({ id, rank }) => [id, rank]))
  const won = [...report.offers, ...report.moved].filter(({ horizontal }) => horizontal === undefined)
  return report.waiting.flatMap(({ id }) => {
    const one = ranked.find((other) => other.id === id)
    if (!one) return [id]
    const shares = [one.open ? 'open' : undefined, one.category === 'general' ? undefined : one.category]
    return shares.flatMap((share) => {
      const isBehind = won.some((seat) => seat.under === share && Number(rankOf.get(seat.id)) > one.rank)
      const gaveWay = report.steps.some(
        (step) => step.step === 'replaced' && step.vertical === share && step.out === id,
      )
      return isBehind && !gaveWay ? [`${id} in ${share}`] : []
    })
  })
}

test('the seats of any rule add up to its total, and no group has more than its share', () => {
  fc.assert(
    fc.property(programme, ({ seats: rule, categories }) => {
      const { seats, horizontal } = seatTable(SeatRuleSchema.parse(rule), categories)
      expect(Object.values(seats).reduce((sum, count) => sum + count, 0)).toBe(rule.total)
      for (const { least } of horizontal)
        for (const one of verticalsOf(categories)) {
          expect(least[one]).toBeLessThanOrEqual(seats[one] ?? Number.NaN)
        }
    }),
  )
})

function expectSeatsToHold(
  taken: readonly AllottedSeat[],
  { seats: rule, categories }: { seats: SeatRule; categories: readonly string[] },
) {
  const { seats } = seatTable(rule, categories)
  expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
  for (const share of verticalsOf(categories)) {
    expect(taken.filter(({ under, from }) => (from ?? under) === share).length).toBeLessThanOrEqual(
      seats[share] ?? Number.NaN,
    )
  }
  expect(taken.filter(({ under, from }) => under === from)).toEqual([])
}

test('the seats that are given and those that stay vacant are all seats', () => {
  lists(({ first, second, earlier, rule }) => {
    for (const [report, held] of [
      [first, []],
      [second, earlier.held],
    ] as const) {
      const vacant = report.steps.reduce((sum, step) => sum + (step.step === 'vacant' ? step.seats : 0), 0)
      expect(takenAfter(report, held).length + vacant).toBe(rule.seats.total)
    }
  })
})

test('a list that keeps seats gives none to another share, and with those kept they are all seats', () => {
  fc.assert(
    fc.property(programme, ({ applicants, merit, seats, categories }) => {
      const { ranked } = rankCandidates(applicants, merit, 1)
      const { offers, steps } = allocate(ranked, seats, categories, { keepsSeats: true })
      const left = steps.reduce(
        (sum, step) => sum + (step.step === 'vacant' || step.step === 'kept' ? step.seats : 0),
        0,
      )
      expect(offers.length + left).toBe(seats.total)
      expect(offers.filter(({ from }) => from !== undefined)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('no seat is given twice, in the first list or the second', () => {
  lists(({ first, second, earlier, rule }) => {
    expectSeatsToHold(takenAfter(first), rule)
    expectSeatsToHold(takenAfter(second, earlier.held), rule)
  })
})

test('no seat is given twice over five lists, while some come late and others leave', () => {
  fc.assert(
    fc.property(programme, answers, ({ applicants, merit, seats, categories }, answer) => {
      let held: AllottedSeat[] = []
      for (const list of [1, 2, 3, 4, 5]) {
        const known = applicants.slice(0, (applicants.length * list) / 5)
        const report = allocate(rankCandidates(known, merit, 1).ranked, seats, categories, { held })
        const taken = takenAfter(report, held)
        expectSeatsToHold(taken, { seats, categories })
        held = taken.filter((_, place) => answer[(place + list) % answer.length])
      }
    }),
    { numRuns: 150 },
  )
})

test('everybody who applied is offered a seat, holds one, waits, or is left out with a reason', () => {
  lists(({ first, second, earlier, rule, unranked }) => {
    const all = rule.applicants.map(({ id }) => id).sort()
    const idsIn = (...parts: readonly (readonly { id: string }[])[]) =>
      parts
        .flat()
        .map(({ id }) => id)
        .sort()
    expect(idsIn(unranked, first.offers, first.waiting, first.skipped)).toEqual(all)
    expect(idsIn(unranked, earlier.held, second.offers, second.waiting, second.skipped)).toEqual(all)
  })
})

test('nobody waits behind a lower rank in the same share, unless they gave way to a group and the report says so', () => {
  lists((both) => {
    expect(passedOver(both)).toEqual([])
    expect(passedOver({ ...both, second: both.first })).toEqual([])
  })
})

test('who is kept from open seats by the minimum alone is told so in the report', () => {
  lists(({ ranked, first: report }) => {
    const barred = report.steps.flatMap((step) => (step.step === 'belowOpenMinimum' ? [step.id] : []))
    const hasRoom = report.steps.some((step) => step.step === 'vacant' && step.vertical === 'open')
    const inOpen = ranked.filter(({ id }) =>
      report.offers.some((seat) => seat.id === id && seat.under === 'open'),
    )
    const lastRank = Math.max(0, ...inOpen.map(({ rank }) => rank))
    const expected = ranked.filter(({ open, rank }) => !open && (hasRoom || rank < lastRank))
    expect(barred).toEqual(expected.map(({ id }) => id))
  })
})

test('no seat stays vacant while somebody waits who may have it', () => {
  lists(({ ranked, second, rule }) => {
    const waits = (share: string) =>
      second.waiting.some(({ id }) =>
        ranked.some((one) => one.id === id && (share === 'open' ? one.open : one.category === share)),
      )
    for (const step of second.steps) {
      if (step.step !== 'vacant') continue
      const shares =
        step.vertical === 'open' ? ['open'] : [step.vertical, ...(rule.seats.conversion[step.vertical] ?? [])]
      expect(shares.filter(waits)).toEqual([])
    }
  })
})

test('a group has its seats, or nobody of it is left who may have one', () => {
  lists(({ ranked, first: report }) => {
    for (const step of report.steps) {
      if (step.step !== 'horizontal' || step.byMerit + step.added >= step.least) continue
      const left = report.waiting.filter(({ id }) =>
        ranked.some(
          (one) =>
            one.id === id &&
            one.groups.includes(step.key) &&
            (step.vertical === 'open' ? one.open : one.category === step.vertical),
        ),
      )
      const others = report.offers.filter(
        ({ id, under }) =>
          under === step.vertical && ranked.some((one) => one.id === id && one.groups.length === 0),
      )
      expect(left.length === 0 || others.length === 0).toBe(true)
    }
  })
})

test('the open seats of a first list go by merit before any group is seen to', () => {
  lists(({ ranked, first, rule }) => {
    const { open } = seatTable(rule.seats, rule.categories).seats
    const best = ranked.filter((one) => one.open).slice(0, open)
    const gaveWay = first.steps.flatMap((step) =>
      step.step === 'replaced' && step.vertical === 'open' ? [step.out] : [],
    )
    const inOpen = first.offers.filter(({ under }) => under === 'open').map(({ id }) => id)
    expect(best.filter(({ id }) => !inOpen.includes(id) && !gaveWay.includes(id))).toEqual([])
  })
})

test('neither the order of the applications nor a second run changes anything', () => {
  fc.assert(
    fc.property(
      programme.chain((rule) =>
        fc.record({
          rule: fc.constant(rule),
          shuffled: fc.shuffledSubarray(rule.applicants, { minLength: rule.applicants.length }),
        }),
      ),
      answers,
      ({ rule, shuffled }, answer) => {
        const before = structuredClone(rule)
        const report = twoLists(rule, answer)
        expect(twoLists({ ...rule, applicants: shuffled }, answer)).toEqual(report)
        expect(
          allocate(report.ranked.toReversed(), rule.seats, rule.categories, {
            held: report.earlier.held.toReversed(),
            out: report.earlier.out.toReversed(),
          }),
        ).toEqual(report.second)
        expect(twoLists(rule, answer)).toEqual(report)
        expect(rule).toEqual(before)
      },
    ),
  )
})

test('a report is what is stored, and rules are what a session stores', () => {
  lists(({ second, rule }) => {
    expect(AllocationReportSchema.parse(second)).toEqual(second)
    expect(MeritRuleSchema.parse(rule.merit)).toEqual(rule.merit)
  })
})

test('two thousand applicants are ranked and given seats', () => {
  const [rule] = fc.sample(programme, { numRuns: 1, seed: 1 })
  if (!rule) throw new Error('no programme')
  const people = Array.from({ length: 2_000 }, (_, place) => {
    const marks = { obtained: 20_000 + ((place * 7_919) % 30_000), maximum: 50_000 }
    const category = ['general', ...rule.categories][place % (rule.categories.length + 1)] ?? 'general'
    const gender = place % 3 ? ('male' as const) : ('female' as const)
    return {
      id: `a${place}`,
      number: `SDC-${place}`,
      name: 'A',
      dob: '2008-01-01',
      gender,
      category,
      claims: [],
      horizontals: [],
      marks: { x: marks, xii: marks },
    }
  })
  const seats = {
    ...rule.seats,
    total: 600,
    horizontal: [
      { key: 'women' as const, percent: 50 },
      { key: 'pwd' as const, percent: 5 },
    ],
  }
  const start = performance.now()
  const { ranked } = rankCandidates(people, rule.merit, 1)
  const report = allocate(ranked, seats, rule.categories)
  console.log(`2,000 applicants, 600 seats: ${Math.round(performance.now() - start)} ms`)
  expect(report.offers).toHaveLength(600)
})
