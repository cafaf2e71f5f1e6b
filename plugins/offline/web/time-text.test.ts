import { englishDates } from '@prangan/contract/format-date'
import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

const now = new Date('2026-07-14T15:00:00+05:30')

test.each([
  ['2026-07-14T14:05:00+05:30', '2:05 pm'],
  // Yesterday in India, today in UTC.
  ['2026-07-13T23:59:00+05:30', '13 July 2026, 11:59 pm'],
])('A page that was kept at %s is as of %s', (at, text) => {
  expect(timeText(new Date(at), englishDates, now)).toBe(text)
})
