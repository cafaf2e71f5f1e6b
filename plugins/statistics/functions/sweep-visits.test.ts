import { expect, test } from 'vitest'
import { monthsBefore } from './sweep-visits.ts'

test.each([
  ['2026-12-01', 1, '2026-11'],
  ['2026-03-31', 1, '2026-02'],
  ['2026-01-31', 0, '2026-01'],
  ['2026-01-01', 36, '2023-01'],
])('the night of %s looks %d months back, at %s', (day, count, month) => {
  expect(monthsBefore(day, count)).toBe(month)
})
