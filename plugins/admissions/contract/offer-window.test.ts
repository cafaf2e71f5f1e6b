import { holidays } from '@prangan/college/holidays'
import { expect, it } from 'vitest'
import { closedDays, isTooShort, warningsOf } from './offer-window.ts'

it.each([
  ['2026-12-04T17:00+05:30', []],
  ['2026-12-06T12:00+05:30', ['sunday']],
  ['2026-12-05T23:59+05:30', ['outsideHours']],
  ['2026-12-06T00:30+05:30', ['sunday', 'outsideHours']],
  ['2026-12-04T10:00+05:30', []],
  ['2026-12-04T17:01+05:30', ['outsideHours']],
  ['2026-12-25T12:00+05:30', ['holiday']],
  ['2026-12-27T20:00+05:30', ['sunday', 'holiday', 'outsideHours']],
])('An offer that ends at %s has the warnings %j', (payTo, warnings) => {
  expect(warningsOf(new Date(payTo), ['2026-12-25', '2026-12-27'])).toEqual(warnings)
})

it.each([
  [24 * 60, false],
  [24 * 60 - 5, false],
  [24 * 60 - 6, true],
  [0, true],
])('An offer of %i minutes is too short: %s', (minutes, isShort) => {
  const payFrom = new Date('2026-12-04T10:00+05:30')
  expect(isTooShort({ payFrom, payTo: new Date(payFrom.getTime() + minutes * 60_000) })).toBe(isShort)
})

it('A session adds its own holidays to those of the college', () => {
  expect(closedDays({ holidays: ['2099-07-27'] })).toEqual([...holidays, '2099-07-27'])
})
