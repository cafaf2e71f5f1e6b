import { describe, expect, it } from 'vitest'
import { addWorkingDays, countWorkingDays, monthBefore } from './calendar-days.ts'

describe('Working days', () => {
  // 2026-11-06 is a Friday.
  it.each([
    ['a day', '2026-11-02', 1, [], '2026-11-03'],
    ['none', '2026-11-08', 0, [], '2026-11-08'],
    ['Saturdays, not Sundays', '2026-11-06', 2, [], '2026-11-09'],
    ['no holidays', '2026-11-06', 2, ['2026-11-07', '2026-11-09'], '2026-11-11'],
    ['no holiday that is a Sunday twice', '2026-11-06', 2, ['2026-11-08'], '2026-11-09'],
    ['from a Sunday on', '2026-11-08', 1, [], '2026-11-09'],
    ['fifteen over the turn of a year', '2026-12-24', 15, ['2026-12-25', '2027-01-01'], '2027-01-13'],
    ['fifteen over a leap day', '2028-02-21', 15, [], '2028-03-09'],
  ])('count %s', (_what, day, count, holidays, expected) => {
    expect(addWorkingDays(day, count, holidays)).toBe(expected)
    if (count > 0) expect(countWorkingDays(day, expected, holidays)).toBe(count)
  })

  it('are counted backwards from a day that has passed', () => {
    expect(countWorkingDays('2026-11-09', '2026-11-06', [])).toBe(-2)
    expect(countWorkingDays('2026-11-08', '2026-11-08', [])).toBe(0)
  })
})

it.each([
  ['2026-12-01', 1, '2026-11'],
  ['2026-03-31', 1, '2026-02'],
  ['2026-01-31', 0, '2026-01'],
  ['2026-01-01', 36, '2023-01'],
])('On %s, %d months back is %s', (day, count, month) => {
  expect(monthBefore(day, count)).toBe(month)
})
