import { fieldText } from '@prangan/contract/field-messages'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { describe, expect, it } from 'vitest'
import type { MemberRow } from './api/member-row.ts'
import { EditMemberSchema, toForm, toUpdate } from './edit-schema.ts'
import { compareMembers, memberFields } from './member-fields.ts'

const texts = {
  ...Object.fromEntries(memberFields().map(({ name }) => [name, `some ${name}`])),
  phone: '55500 10116',
  teachingExperience: '12',
  mastersSupervised: '7',
  phdSupervised: '2 (one in progress)',
}
const member: MemberRow = {
  ...FacultyDocumentSchema.parse({
    ...texts,
    email: 'asha@college.test',
    photo: 'one.webp',
    resume: '',
    isRemoved: false,
    version: 4,
  }),
  id: 'asha',
}
const complaints = (changes: object) =>
  Object.fromEntries(
    (EditMemberSchema.safeParse({ ...toForm(member), ...changes }).error?.issues ?? []).map((each) => [
      each.path[0],
      fieldText(each.message),
    ]),
  )

describe('The office that edits a profile', () => {
  it('sends nothing of what it left as it was', () => {
    const form = EditMemberSchema.parse({ ...toForm(member), phone: ' 55500 10117 ', membership: '' })
    expect(toUpdate(form, member)).toEqual({
      body: { email: 'asha@college.test', phone: '55500 10117', membership: '', version: '4' },
      files: {},
    })
  })

  it('sends a password and files only where there are new ones', async () => {
    const photo = new Blob(['photo'])
    const resume = new File(['%PDF-1.7'], 'cv.pdf')
    const typed = { ...toForm(member), password: ' with spaces ', photo, resume }
    const form = await EditMemberSchema.parseAsync(typed)
    expect(toUpdate(form, member)).toEqual({
      body: { email: 'asha@college.test', password: ' with spaces ', version: '4' },
      files: { photo, resume },
    })
  })

  it('is told what may not be blank, and of a password that is too short', () => {
    expect(complaints({ name: ' ', designation: '', department: '', password: 'short' })).toEqual({
      name: 'Name is required.',
      designation: 'Please choose a designation.',
      department: 'Department is required.',
      password: 'The password needs at least 8 characters.',
    })
    expect(complaints({})).toEqual({})
  })

  it('is told which form is right of a number', () => {
    const nonsense = { phone: 'abc!!', teaching_experience: '-5 lots', masters_supervised: 'zzz' }
    expect(Object.keys(complaints(nonsense))).toEqual(Object.keys(nonsense))
  })

  it('is told which fields somebody else has changed, files too', () => {
    const after = { ...member, phone: '2', photo: 'two.webp', version: 5, isRemoved: true }
    expect(compareMembers(member, after)).toEqual([
      { name: 'phone', label: 'Phone', now: '2' },
      { name: 'photo', label: 'Photo', now: 'another one' },
    ])
  })
})
