import { IdSchema } from '@prangan/contract/ids'
import { describe, expect, it } from 'vitest'
import { newReferenceId } from './reference-id.ts'

describe('The number of an application', () => {
  it('begins with the year that it is in India', () => {
    expect(newReferenceId(new Date('2026-12-31T18:29:59Z'))).toMatch(/^2026-/)
    expect(newReferenceId(new Date('2026-12-31T18:30:00Z'))).toMatch(/^2027-/)
  })

  it('has no letter that looks like another, and is an id that a path may hold', () => {
    const ids = Array.from({ length: 500 }, () => newReferenceId(new Date('2026-06-01')))
    expect(ids.filter((id) => !/^2026-[34679ACDEFGHJKMNPQRTUVWXY]{7}$/.test(id))).toEqual([])
    expect(ids.every((id) => IdSchema.safeParse(id).success)).toBe(true)
    expect(new Set(ids).size).toBe(500)
  })
})
