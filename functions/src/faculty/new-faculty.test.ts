import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { newFaculty } from './new-faculty.ts'

describe('A new member of the faculty', () => {
  it('has every field of a profile, and is shown', () => {
    const known = {
      name: 'Asha',
      email: 'a@b.in',
      designation: designationAt(0),
      department: facultyAt(0).en,
    }
    const profile = newFaculty(known)
    expect(FacultyDocumentSchema.parse(profile)).toEqual(profile)
    expect(profile).toMatchObject({ ...known, isRemoved: false, photo: '' })
  })
})
