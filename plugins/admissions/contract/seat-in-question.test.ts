import { expect, it } from 'vitest'
import type { Correction } from './schemas/corrections.ts'
import { seatInQuestionSince } from './seat-in-question.ts'

const at = (day: number) => new Date(2026, 6, day)
const correction = (day: number, more: Partial<Correction> = {}): Correction => ({
  ...{
    fact: 'education.xii.obtained',
    before: '482',
    after: '412',
    document: 'xii',
    reason: '',
    by: 'a@b.test',
  },
  ...{ at: at(day), list: 1, losesSeat: true, ...more },
})
const held = { status: 'admitted' as const, offer: null, seatDecision: null }

it('a seat is in question from the correction that takes it until an officer has decided', () => {
  const corrections = [correction(3)]
  const decided = (day: number) => ({
    decision: 'keeps',
    reason: '',
    until: '',
    listNumber: 1,
    by: '',
    at: at(day),
  })
  const since = (more: object) => seatInQuestionSince({ ...held, corrections, ...more }, at(9))
  expect(since({})).toEqual(at(3))
  expect(since({ seatDecision: decided(2) })).toEqual(at(3))
  expect(since({ seatDecision: decided(4) })).toBeUndefined()
  expect(since({ status: 'cancelled' })).toBeUndefined()
})

it('a seat that a later correction gives back is in question no more; a corrected telephone number changes nothing', () => {
  const since = (...corrections: Correction[]) => seatInQuestionSince({ ...held, corrections }, at(9))
  expect(since(correction(3), correction(4, { losesSeat: false }))).toBeUndefined()
  expect(since(correction(3), correction(4, { fact: 'mobile', list: 0, losesSeat: false }))).toEqual(at(3))
})
