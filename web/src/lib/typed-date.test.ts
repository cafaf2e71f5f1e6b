import { describe, expect, it } from 'vitest'
import { isDay, readTyped, showTyped } from './typed-date.ts'

describe('A day', () => {
  it.each(['06052008', '6/5/2008', '06-05-2008', '06.05.2008', '6 May 2008', '०६०५२००८', '2008-05-06'])(
    'typed as %s is understood, and shown with its day first',
    (typed) => {
      expect(readTyped('date', typed)).toBe('2008-05-06')
      expect(showTyped('2008-05-06')).toBe('06/05/2008')
    },
  )

  it.each(['', '06', '060520', '2008', 'May 2008', '31/02', '31 Feb 2008', 'soon'])(
    'typed as %j is none yet, and is shown as it is',
    (typed) => {
      expect(readTyped('date', typed)).toBeUndefined()
      expect(showTyped(typed)).toBe(typed)
    },
  )
})

it.each([
  ['31/02/2008', '2008-02-31', '31/02/2008'],
  ['31-2-2008', '2008-02-31', '31/02/2008'],
  ['31022008', '2008-02-31', '31/02/2008'],
  ['99999999', '9999-99-99', '99/99/9999'],
])(
  'A day that no calendar has, typed as %s, stays as it is, and is known to be none',
  (typed, value, shown) => {
    expect(readTyped('date', typed)).toBe(value)
    expect([showTyped(value), isDay(value)]).toEqual([shown, false])
  },
)

describe('A day with its time', () => {
  it.each([
    ['14/07/2026, 17:30', '2026-07-14T17:30'],
    ['14072026 5.30 pm', '2026-07-14T17:30'],
    ['14 July 2026 12 am', '2026-07-14T00:00'],
    ['2026-07-14T09:05:30', '2026-07-14T09:05:30'],
    ['14/07/2026', '2026-07-14T00:00'],
    ['14.07.2026', '2026-07-14T00:00'],
  ])('typed as %s is understood', (typed, value) => {
    expect(readTyped('datetime-local', typed)).toBe(value)
    expect(readTyped('datetime-local', showTyped(value))).toBe(value)
  })

  it.each(['14/07/2026, 25:00', '14/07/2026, 9:75', '14/07/2026, 9:30:75', '17:30', '14/07'])(
    'typed as %s is none',
    (typed) => {
      expect(readTyped('datetime-local', typed)).toBeUndefined()
    },
  )
})
