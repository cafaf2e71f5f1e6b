import { fieldMessages } from '@prangan/contract/field-messages'
import { expect, test } from 'vitest'
import { issuesInCategories, MarksSchema, MeritRuleSchema, SeatRuleSchema } from './merit-rules.ts'

const merit = {
  weights: { x: 33.33, xii: 66.67, ug: 0, cuet: 0 },
  weightageCap: 1_000,
  qualifying: 'xii',
  minimum: { general: 4_000, obc: 4_000, ews: 4_000, sc: 3_500, st: 3_500 },
  ties: ['xii', 'older'],
}

const seats = {
  total: 60,
  vertical: { sc: 15, st: 7.5, obc: 27, ews: 10 },
  horizontal: [{ key: 'women', percent: 20 }],
  conversion: { st: ['sc', 'open'], sc: ['open'], obc: [], ews: ['open'] },
}

const messageOf = (result: ReturnType<typeof MeritRuleSchema.safeParse | typeof SeatRuleSchema.safeParse>) =>
  result.error?.issues.map(({ message }) => message)

test('a registrar may give thirds and halves of a per cent', () => {
  expect(MeritRuleSchema.parse(merit)).toEqual(merit)
  expect(SeatRuleSchema.parse(seats)).toEqual(seats)
})

const { general: _, ...withoutGeneral } = merit.minimum

test.each([
  [
    'weights below 100',
    { weights: { x: 33.33, xii: 66.66, ug: 0, cuet: 0 } },
    fieldMessages.weightsNotHundred,
  ],
  ['three decimals', { weights: { x: 33.333, xii: 66.667, ug: 0, cuet: 0 } }, fieldMessages.badPercent],
  ['a cap of half a hundredth', { weightageCap: 0.5 }, fieldMessages.badPercent],
  ['a category without a minimum', { minimum: withoutGeneral }, fieldMessages.badPercent],
  ['the same tie break twice', { ties: ['xii', 'xii'] }, fieldMessages.chooseEachOnce],
  ['a tie break that there is not', { ties: ['luck'] }, fieldMessages.chooseFromList],
])('a registrar cannot rank by %s', (_what, change, message) => {
  expect(messageOf(MeritRuleSchema.safeParse({ ...merit, ...change }))).toContain(message)
})

test.each([
  ['shares above 100', { vertical: { sc: 50, st: 50, obc: 0, ews: 0.01 } }, fieldMessages.sharesAboveHundred],
  ['half a seat', { total: 1.5 }, fieldMessages.badSeats],
  [
    'the same group twice',
    { horizontal: [...seats.horizontal, ...seats.horizontal] },
    fieldMessages.chooseEachOnce,
  ],
  [
    'a group that no state has',
    { horizontal: [{ key: 'left-handed', percent: 5 }] },
    fieldMessages.chooseFromList,
  ],
])('a registrar cannot share out seats by %s', (_what, change, message) => {
  expect(messageOf(SeatRuleSchema.safeParse({ ...seats, ...change }))).toContain(message)
})

const programme = { seats: SeatRuleSchema.parse(seats), merit: MeritRuleSchema.parse(merit) }

test('rules fit the categories of their session in any order', () => {
  expect(issuesInCategories(programme, ['sc', 'st', 'obc', 'ews'])).toEqual([])
  expect(issuesInCategories(programme, ['ews', 'obc', 'st', 'sc'])).toEqual([])
})

test('a category without a share, a receiver or a minimum, and one that the session does not have, are named', () => {
  const issues = issuesInCategories(programme, ['sc', 'st', 'obc', 'vj-a'])
  expect(issues.map(([path]) => path.join('.'))).toEqual([
    'seats.vertical.vj-a',
    'seats.vertical.ews',
    'seats.conversion.vj-a',
    'seats.conversion.ews',
    'merit.minimum.vj-a',
    'merit.minimum.ews',
  ])
})

test.each([
  ['into their own share', ['sc'], fieldMessages.chooseEachOnce],
  ['twice into one', ['open', 'open'], fieldMessages.chooseEachOnce],
  ['into a share that there is not', ['vj-a'], fieldMessages.chooseFromList],
])('unfilled seats cannot be converted %s', (_where, sc, message) => {
  const converting = { ...programme.seats, conversion: { ...programme.seats.conversion, sc } }
  expect(issuesInCategories({ ...programme, seats: converting }, ['sc', 'st', 'obc', 'ews'])).toEqual([
    [['seats', 'conversion', 'sc'], message],
  ])
})

test.each([
  [0, 500, true],
  [500, 500, true],
  [501, 500, false],
  [-1, 500, false],
  [0, 0, false],
  [1.5, 500, false],
])('%d of %d are marks: %s', (obtained, maximum, isFine) => {
  expect(MarksSchema.safeParse({ obtained, maximum }).success).toBe(isFine)
})
