import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { describe, expect, it } from 'vitest'
import { newFaculty } from './new-faculty.ts'

describe('A new member of the faculty', () => {
  it('has every field of a profile, and is shown', () => {
    const known = { name: 'Asha', email: 'a@b.in', designation: 'Professor', department: 'Faculty of Arts' }
    const profile = newFaculty(known)
    expect(FacultyDocumentSchema.parse(profile)).toEqual(profile)
    expect(profile).toMatchObject({ ...known, isRemoved: false, photo: '' })
  })
})
