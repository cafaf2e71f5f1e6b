import { expect, test } from 'vitest'
import { loadMessages } from '../messages/index.ts'
import { renderIn } from '../messages/language.ts'
import {
  formatDateTime,
  formatDay,
  formatDays,
  formatEnd,
  formatMinute,
  formatShortDays,
  lastDayOf,
  yearOf,
} from './format-day.ts'

test('A visitor reads the day as it is in India, whatever the time zone of the machine', () => {
  expect(formatDay('2026-09-08T18:29:59.000Z')).toBe('8 Sep 2026')
  expect(formatDay('2026-09-08T18:30:00.000Z')).toBe('9 Sep 2026')
})

test("A notice of New Year's night in India stands under the new year", () => {
  expect(yearOf('2026-12-31T18:29:59.000Z')).toBe('2026')
  expect(yearOf('2026-12-31T18:30:00.000Z')).toBe('2027')
})

test.each([
  [undefined, '30 December 2026'],
  ['2026-12-31', '30–31 December 2026'],
  ['2027-01-02', '30 December 2026 – 2 January 2027'],
])('The days of an event that ends on %s are %s', (last, days) => {
  expect(formatDays('2026-12-30', last)).toBe(days)
})

test('Days in two months of a year name the year once', () => {
  expect(formatShortDays('2026-11-30', '2026-12-02')).toBe('30 Nov – 2 Dec 2026')
})

test('What is no date shows nothing', () => {
  expect(formatDay('')).toBe('')
  expect(yearOf('yesterday')).toBe('')
})

test('The office reads a moment in India’s time, whatever the zone of the machine', () => {
  expect(formatDateTime(new Date('2026-11-20T04:00:00Z'))).toMatch(/^20 Nov 2026, 9:30\sam$/)
  expect(formatDateTime(new Date('2026-12-31T20:00:00Z'))).toMatch(/^1 Jan 2027, 1:30\sam$/)
})

test('The office reads hours of twelve in Hindi, too, with the part of the day instead of am and pm', async () => {
  await loadMessages('hi')
  const inHindi = (iso: string) => renderIn('hi', () => formatDateTime(new Date(iso)))
  expect(inHindi('2026-11-20T04:00:00Z')).toBe('20 नवंबर 2026, सुबह 9:30')
  expect(inHindi('2026-11-20T06:35:00Z')).toBe('20 नवंबर 2026, दोपहर 12:05')
  expect(inHindi('2026-12-31T18:30:00Z')).toBe('1 जनवरी 2027, रात 12:00')
})

test('An applicant reads until when to pay in hours of twelve, in both languages', async () => {
  await loadMessages('hi')
  const until = '2026-07-05T11:30:00Z'
  expect(formatMinute(until)).toBe('5 July 2026, 5:00 pm')
  expect(renderIn('hi', () => formatMinute(until))).toBe('5 जुलाई 2026, शाम 5:00')
})

test('A visitor reads an end at midnight as the day before, and any other with its hour', () => {
  expect(formatEnd('2026-12-16T18:30:00.000Z')).toBe('16 December 2026')
  expect(lastDayOf('2026-12-16T18:30:00.000Z')).toBe('2026-12-16')
  expect(formatEnd('2026-12-16T11:30:00.000Z')).toMatch(/^16 December 2026, 5:00\spm$/)
  expect(lastDayOf('2026-12-16T11:30:00.000Z')).toBe('2026-12-16')
})
