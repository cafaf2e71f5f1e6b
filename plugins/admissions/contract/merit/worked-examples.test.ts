import { expect, test } from 'vitest'
import { type MeritRule, MeritRuleSchema, type SeatRule, SeatRuleSchema } from '../schemas/merit-rules.ts'
import { allocate, type Earlier } from './allocate.ts'
import type { Candidate } from './candidate.ts'
import { meritIndex } from './merit-index.ts'
import { rankCandidates } from './rank.ts'
import { seatTable } from './seat-table.ts'

/** The examples of `merit.md`: change figures in both places. */

const rule: MeritRule = MeritRuleSchema.parse({
  weights: { x: 40, xii: 60, ug: 0, cuet: 0 },
  weightageCap: 1_000,
  qualifying: 'xii',
  minimum: { general: 4_000, obc: 4_000, ews: 4_000, sc: 3_500, st: 3_500 },
  ties: ['xii', 'x', 'older', 'name'],
})

const seats: SeatRule = SeatRuleSchema.parse({
  total: 10,
  vertical: { sc: 21, st: 2, obc: 27, ews: 10 },
  horizontal: [{ key: 'women', percent: 20 }],
  conversion: { st: ['sc', 'open'], sc: ['st', 'open'], obc: ['open'], ews: ['open'] },
})

const categories = ['sc', 'st', 'obc', 'ews']

const marks = (obtained: number, maximum = 500) => ({ obtained: obtained * 100, maximum: maximum * 100 })

test.each([
  ['Asha', marks(412), marks(389), [300, 200], 500, 8_464],
  ['Ravi', marks(500, 600), marks(411), [1_000, 300], 1_000, 9_265],
  ['Zoya', marks(500, 800), marks(331, 800), [], 0, 4_983],
])('%s has the index that the registrar works out', (_name, x, xii, points, weightage, index) => {
  const claims = points.map((each, place) => ({ key: `claim${place}`, points: each }))
  expect(meritIndex({ marks: { x, xii }, claims }, rule, 3)).toEqual({
    index,
    trace: {
      rule: 3,
      marks: [
        { exam: 'x', weight: 40, ...x },
        { exam: 'xii', weight: 60, ...xii },
      ],
      claims,
      weightage,
    },
  })
})

/** Everybody has the same percentage in X and XII, so it equals the index. */
const applicants = (
  [
    ['Amit', 'male', 'general', 91],
    ['Bharat', 'male', 'obc', 90],
    ['Chandan', 'male', 'general', 88],
    ['Deepak', 'male', 'sc', 87],
    ['Ekta', 'female', 'general', 85],
    ['Farhan', 'male', 'obc', 84],
    ['Girish', 'male', 'general', 82],
    ['Harish', 'male', 'obc', 80],
    ['Imran', 'male', 'obc', 79],
    ['Jyoti', 'female', 'obc', 77],
    ['Kamal', 'male', 'sc', 74],
    ['Lata', 'female', 'sc', 70],
    ['Om', 'male', 'ews', 68],
    ['Mohan', 'male', 'sc', 66],
  ] as const
).map(([name, gender, category, percent]): Candidate => {
  const both = marks(percent * 5)
  const marksOf = { x: both, xii: both }
  const number = `SDC-${name}`
  return {
    id: name,
    number,
    name,
    dob: '2008-01-01',
    gender,
    category,
    claims: [],
    horizontals: [],
    marks: marksOf,
  }
})

function listOf(candidates: readonly Candidate[], earlier?: Earlier) {
  const { offers, moved, waiting, steps } = allocate(
    rankCandidates(candidates, rule, 1).ranked,
    seats,
    categories,
    earlier,
  )
  const inShare = (list: typeof offers) =>
    list.map(({ id, under, from, horizontal }) =>
      [id, under, horizontal, from && `from ${from}`].filter(Boolean).join(' '),
    )
  return { offers: inShare(offers), moved: inShare(moved), waiting: waiting.map(({ id }) => id), steps }
}

test('ten seats are four open, three OBC, two SC and one EWS, with a woman in the open and the OBC ones', () => {
  expect(seatTable(seats, categories)).toEqual({
    seats: { open: 4, obc: 3, sc: 2, ews: 1, st: 0 },
    horizontal: [{ key: 'women', least: { open: 1, obc: 1, sc: 0, ews: 0, st: 0 } }],
  })
})

test('an OBC applicant with open merit leaves the OBC seats to others, and women come in for the lowest-ranked men', () => {
  const { offers, waiting, steps } = listOf(applicants)
  expect(offers).toEqual([
    'Amit open',
    'Bharat open',
    'Chandan open',
    'Deepak sc',
    'Ekta open women',
    'Farhan obc',
    'Harish obc',
    'Jyoti obc women',
    'Kamal sc',
    'Om ews',
  ])
  expect(waiting).toEqual(['Girish', 'Imran', 'Lata', 'Mohan'])
  expect(steps.filter(({ step }) => step === 'replaced')).toEqual([
    { step: 'replaced', vertical: 'open', key: 'women', in: 'Ekta', out: 'Deepak' },
    { step: 'replaced', vertical: 'obc', key: 'women', in: 'Jyoti', out: 'Imran' },
  ])
})

test('without an EWS applicant the seat is open from the beginning, and everything is filled again', () => {
  const { offers, waiting, steps } = listOf(applicants.filter(({ name }) => name !== 'Om'))
  expect(offers).toEqual([
    'Amit open',
    'Bharat open',
    'Chandan open',
    'Deepak open',
    'Ekta open from ews',
    'Farhan obc',
    'Harish obc',
    'Jyoti obc women',
    'Kamal sc',
    'Lata sc',
  ])
  expect(waiting).toEqual(['Girish', 'Imran', 'Mohan'])
  expect(steps).toContainEqual({ step: 'converted', from: 'ews', to: 'open', seats: 1 })
})

test('in the second list an SC holder moves to the open seat that became free, and two SC applicants follow', () => {
  const out = [
    { id: 'Chandan', reason: 'declined' as const },
    { id: 'Kamal', reason: 'lapsed' as const },
  ]
  const held = allocate(rankCandidates(applicants, rule, 1).ranked, seats, categories).offers
  const { offers, moved, waiting } = listOf(applicants, { held, out })
  expect({ offers, moved, waiting }).toEqual({
    offers: ['Lata sc', 'Mohan sc'],
    moved: ['Deepak open'],
    waiting: ['Girish', 'Imran'],
  })
})

test('whoever keeps a seat that a corrected index would not give takes none of the others', () => {
  const corrected = applicants.map((one) =>
    one.id === 'Amit' ? { ...one, marks: { x: marks(300), xii: marks(300) } } : one,
  )
  expect(listOf(corrected).offers).not.toContain('Amit open')
  const { offers, waiting } = listOf(corrected, { out: [{ id: 'Amit', reason: 'supernumerary' }] })
  expect(offers).toEqual([
    'Bharat open',
    'Chandan open',
    'Deepak open',
    'Ekta open',
    'Farhan obc',
    'Harish obc',
    'Jyoti obc women',
    'Kamal sc',
    'Lata sc',
    'Om ews',
  ])
  expect(waiting).toEqual(['Girish', 'Imran', 'Mohan'])
})
