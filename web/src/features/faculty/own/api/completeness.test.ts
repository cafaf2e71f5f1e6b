import { expect, it } from 'vitest'
import type { FacultyMember } from '../../api/faculty-member.ts'
import { completenessOf } from './completeness.ts'
import { profileFields } from './profile-fields.ts'

const filled = Object.fromEntries(profileFields.map(({ of }) => [of, 'Something']))
const whole = { ...filled, photo: 'a.webp', resume: 'cv.pdf' } as unknown as FacultyMember

it('A profile with every field is complete, also of a teacher who supervised nobody', () => {
  expect(completenessOf(whole)).toEqual({ share: 1, missing: [] })
  const { share } = completenessOf({ ...whole, mastersSupervised: '', phdSupervised: '', otherInfo: '' })
  expect(share).toBe(1)
})

it('A teacher is told what is missing, by the names of the form', () => {
  const { share, missing } = completenessOf({ ...whole, photo: '', resume: '', membership: '' })
  expect(missing.map(({ name }) => name)).toEqual(['photo', 'stagedResume', 'membership'])
  expect(share).toBeCloseTo(8 / 11)
})
