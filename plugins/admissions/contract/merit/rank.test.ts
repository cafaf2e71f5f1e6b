import { expect, test } from 'vitest'
import type { MeritRule } from '../schemas/merit-rules.ts'
import type { Candidate } from './candidate.ts'
import { rankCandidates } from './rank.ts'

const rule: MeritRule = {
  weights: { x: 0, xii: 50, ug: 0, cuet: 50 },
  weightageCap: 500,
  qualifying: 'xii',
  minimum: { general: 4_500, obc: 4_500, ews: 4_500, sc: 4_000, st: 4_000 },
  ties: ['xii', 'x', 'ug', 'older', 'name'],
}

const marks = (obtained: number, maximum = 100) => ({ obtained: obtained * 100, maximum: maximum * 100 })

const anApplicant = (id: string, fields: Partial<Candidate> = {}): Candidate => ({
  id,
  number: `SDC-${id}`,
  name: 'Asha Verma',
  dob: '2008-01-01',
  gender: 'female',
  category: 'general',
  claims: [],
  horizontals: [],
  marks: { x: marks(70), xii: marks(60), cuet: marks(300, 500) },
  ...fields,
})

const reasonFor = (fields: Partial<Candidate>) => rankCandidates([anApplicant('a', fields)], rule, 1).unranked

test.each([
  ['the result is awaited', { xii: 'awaited' as const, cuet: marks(9) }, 'awaited', 'xii'],
  ['an examination that counts is missing', { xii: marks(60) }, 'missing', 'cuet'],
  ['there are more marks than the maximum', { xii: marks(60), cuet: marks(501, 500) }, 'badMarks', 'cuet'],
  ['the maximum is zero', { xii: marks(60), cuet: marks(0, 0) }, 'badMarks', 'cuet'],
  ['the marks are a hair below the minimum', { xii: marks(44.99), cuet: marks(9) }, 'belowMinimum', 'xii'],
])('an applicant has no rank, with a reason, where %s', (_when, marksOf, reason, exam) => {
  expect(reasonFor({ marks: marksOf })).toEqual([{ id: 'a', reason, exam }])
})

test('an SC applicant with the lower minimum has a rank, but no claim to an open seat', () => {
  const { ranked } = rankCandidates(
    [
      anApplicant('a', { category: 'sc', marks: { xii: marks(40), cuet: marks(9) } }),
      anApplicant('b', { category: 'sc', marks: { xii: marks(45), cuet: marks(9) } }),
    ],
    rule,
    1,
  )
  expect(ranked.map(({ id, open }) => [id, open])).toEqual([
    ['b', true],
    ['a', false],
  ])
})

test.each([
  ['more marks in XII', 'xii', { marks: { x: marks(9), xii: marks(70), cuet: marks(250, 500) } }],
  ['more marks in X', 'x', { marks: { x: marks(71), xii: marks(60), cuet: marks(300, 500) } }],
  ['marks of a degree', 'ug', { marks: { ...anApplicant('b').marks, ug: marks(50) } }],
  ['being older', 'older', { dob: '2007-12-31' }],
  ['the name', 'name', { name: 'ASHA  ANAND' }],
  ['the application number', 'number', { number: 'SDC-0' }],
])('of two with the same index, %s decides, and the report says so', (_what, tie, fields) => {
  const { ranked } = rankCandidates([anApplicant('a'), anApplicant('b', fields)], rule, 1)
  expect(ranked.map(({ id, rank, tie: by }) => [id, rank, by])).toEqual([
    ['b', 1, null],
    ['a', 2, tie],
  ])
})

test('ranks count everybody, and each category for itself; a woman is in her group by her gender', () => {
  const { ranked } = rankCandidates(
    [
      anApplicant('a', { category: 'obc', claims: [{ key: 'ncc', points: 300 }], horizontals: ['pwd'] }),
      anApplicant('b', { claims: [{ key: 'ncc', points: 200 }], gender: 'male' }),
      anApplicant('c', { category: 'obc' }),
    ],
    rule,
    1,
  )
  expect(ranked.map(({ id, rank, categoryRank, groups }) => [id, rank, categoryRank, groups])).toEqual([
    ['a', 1, 1, ['women', 'pwd']],
    ['b', 2, 1, []],
    ['c', 3, 2, ['women']],
  ])
})
