import { describe, expect, it } from 'vitest'
import { dayInIndia, monthInIndia, timeInIndia } from './india-time.ts'

describe('India’s time', () => {
  it('is on the day that the office’s calendar shows, whatever the zone of the machine', () => {
    // 11:30 pm on the last day of admission, and 12:30 am after it.
    expect(timeInIndia(new Date('2026-07-15T18:00:00Z'))).toBe('2026-07-15 23:30:00')
    expect(timeInIndia(new Date('2026-07-15T19:00:07.999Z'))).toBe('2026-07-16 00:30:07')
    expect(dayInIndia(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31')
    expect(dayInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
  })
  it('has months that begin and end at midnight', () => {
    const times = (month: string) => monthInIndia(month).map((time) => time.toISOString())
    expect(times('2026-02')).toEqual(['2026-01-31T18:30:00.000Z', '2026-02-28T18:30:00.000Z'])
    expect(times('2026-12')).toEqual(['2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'])
  })
})
