import { describe, expect, it } from 'vitest'
import { daysOff, nextRound, roundAfter, roundsOf } from './rounds.ts'

const rounds = [
  { listOn: '2026-07-05', offersUntil: '2026-07-10' },
  { listOn: '2026-07-12', offersUntil: '2026-07-17' },
]
const at = (time: string) => new Date(`${time}+05:30`)

describe('The next list that an applicant reads', () => {
  it('is the first whose day has not passed, by the day in India', () => {
    expect(nextRound({ rounds }, at('2026-07-01T10:00'))?.number).toBe(1)
    expect(nextRound({ rounds }, at('2026-07-05T23:59'))?.number).toBe(1)
    expect(nextRound({ rounds }, at('2026-07-06T00:01'))).toEqual({ ...rounds[1], number: 2 })
  })

  it('is the one after the list that has come on its day', () => {
    const list = '2026-07-05T06:00:00Z'
    expect(nextRound({ rounds }, at('2026-07-05T15:00'), list)?.number).toBe(2)
  })

  it('is none after the last, or without announced days', () => {
    expect(nextRound({ rounds }, at('2026-07-13T10:00'))).toBeUndefined()
    expect(nextRound({ rounds: [] }, at('2026-07-01T10:00'))).toBeUndefined()
  })
})

it('A programme that closes later than others has its first list in a later round', () => {
  expect(roundsOf({ rounds }, at('2026-07-04T17:00')).rounds).toHaveLength(2)
  expect(roundAfter(roundsOf({ rounds }, at('2026-07-08T17:00')), 0)).toEqual(rounds[1])
})

describe('A list', () => {
  it('is so many days late or early, and never without an announced day', () => {
    expect(daysOff(roundAfter({ rounds }, 1), at('2026-07-14T09:00'))).toBe(2)
    expect(daysOff(roundAfter({ rounds }, 1), at('2026-07-11T23:00'))).toBe(-1)
    expect(daysOff(roundAfter({ rounds }, 2), at('2026-07-30T09:00'))).toBe(0)
  })
})
