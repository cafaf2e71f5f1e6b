import { describe, expect, it } from 'vitest'
import { endOfDayInIndia } from './india-time.ts'
import { can, grantsAt, lastDaysOf } from './roles.ts'
import { StaffAccessSchema, StaffDocumentSchema } from './schemas/staff.ts'

const substitute = {
  grants: ['admission:read'],
  grantsUntil: { 'admission:decide': endOfDayInIndia('2026-12-04') },
}
const mayDecide = (now: string) =>
  can({ role: 'faculty', grants: grantsAt(substitute, new Date(now)) }, 'admission:decide')

describe('A substitute until 4 December', () => {
  it('may decide to the last millisecond of that day in the college’s time zone, and not after it', () => {
    expect(mayDecide('2026-12-04T23:59:59.999+05:30')).toBe(true)
    expect(mayDecide('2026-12-05T00:00:00+05:30')).toBe(false)
  })

  it('keeps what was granted without a last day', () => {
    const grants = grantsAt(substitute, new Date('2027-06-01'))
    expect(can({ role: 'faculty', grants }, 'admission:read')).toBe(true)
  })

  it('is listed with that day, also once it has ended', () => {
    expect(lastDaysOf(substitute)).toEqual({ 'admission:decide': '2026-12-04' })
  })
})

it('A teacher whose document is from before last days keeps every grant for good', () => {
  const stored = { role: 'faculty', isDisabled: false, grants: ['admission:read'], notBefore: new Date(0) }
  const staff = StaffDocumentSchema.parse({ ...stored, email: 'asha@college.test' })
  const copy = StaffAccessSchema.parse({ ...stored, version: 1, hasFirstPassword: false })
  for (const each of [staff, copy]) expect(grantsAt(each, new Date('2126-01-01'))).toEqual(['admission:read'])
})
