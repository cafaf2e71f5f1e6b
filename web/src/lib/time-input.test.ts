import { describe, expect, it } from 'vitest'
import { fromTimeInput, toTimeInput } from './time-input.ts'

describe('The office’s date and time boxes', () => {
  it('hold India’s time, whatever the zone of the machine', () => {
    expect(toTimeInput(new Date('2026-11-20T04:00:00Z'))).toBe('2026-11-20T09:30')
    expect(fromTimeInput('2026-11-20T09:30')?.toISOString()).toBe('2026-11-20T04:00:00.000Z')
    expect(toTimeInput(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01T01:30')
  })

  it('keep the seconds that a call gave', () => {
    for (const iso of ['2026-11-20T04:00:07.000Z', '2026-11-20T04:00:00.040Z', '2026-11-20T04:00:00.000Z'])
      expect(fromTimeInput(toTimeInput(new Date(iso)))?.toISOString()).toBe(iso)
  })

  it('mean no moment when empty', () => {
    expect(fromTimeInput('')).toBeUndefined()
  })
})
