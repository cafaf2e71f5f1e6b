import { expect, test } from 'vitest'
import { formatDay, yearOf } from './format-day.ts'

test('A visitor reads the day as it is in India, whatever the time zone of the machine', () => {
  expect(formatDay('2026-09-08T18:29:59.000Z')).toBe('8 Sep 2026')
  expect(formatDay('2026-09-08T18:30:00.000Z')).toBe('9 Sep 2026')
})

test("A notice of New Year's night in India stands under the new year", () => {
  expect(yearOf('2026-12-31T18:29:59.000Z')).toBe('2026')
  expect(yearOf('2026-12-31T18:30:00.000Z')).toBe('2027')
})

test('What is no date shows nothing', () => {
  expect(formatDay('')).toBe('')
  expect(yearOf('yesterday')).toBe('')
})
