import { errors } from '@prangan/contract/errors'
import { fieldText } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { describe, expect, it } from 'vitest'
import type { AlumnusRow } from './api/alumnus-row.ts'
import { acceptedPhotos, compareAlumni, EditAlumnusSchema, toForm } from './edit-schema.ts'

const at = new Date(0)
const row: AlumnusRow = {
  id: 'a',
  name: 'मीनाक्षी कुशवाहा',
  father: '',
  mother: '',
  email: 'meenakshi@example.com',
  mobile: '55500 20999',
  dob: '',
  address: '',
  gender: '',
  degree: '',
  yearOfPassing: '',
  designation: '',
  workingAddress: '',
  specialization: '',
  photo: 'one.webp',
  publicPhoto: '',
  status: false,
  version: 1,
  emailKey: 'meenakshi@example.com',
  searchKeys: [],
  createdAt: at,
  updatedAt: at,
}
const photo = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me', { type })
const complaints = (changes: object) =>
  Object.fromEntries(
    (EditAlumnusSchema.safeParse({ ...toForm(row), ...changes }).error?.issues ?? []).map((issue) => [
      issue.path[0],
      fieldText(issue.message),
    ]),
  )

describe('The office’s edit of an alumnus', () => {
  it('takes an old record as it is, with all but name and e-mail blank', () => {
    expect(complaints({})).toEqual({})
  })

  it('asks for a name and an e-mail address', () => {
    expect(complaints({ name: ' ', email: '' })).toEqual({
      name: 'Name is required.',
      email: 'Please enter a valid e-mail address.',
    })
  })

  it('takes a picture up to the size that the server takes, and nothing else for a photo', () => {
    expect(complaints({ photo: photo(limits.file.photo) })).toEqual({})
    expect(complaints({ photo: photo(limits.file.photo + 1) })).toEqual({
      photo: errors['photo-too-large'][1],
    })
    expect(complaints({ photo: photo(1, 'application/pdf') })).toEqual({
      photo: errors['wrong-photo-type'][1],
    })
    expect(acceptedPhotos).toBe('image/jpeg,image/png,image/webp')
  })

  it('knows what somebody else has changed meanwhile', () => {
    expect(compareAlumni(row, { ...row, version: 2 })).toEqual([])
    const theirs = { ...row, workingAddress: 'Lucknow', status: true, photo: 'two.webp' }
    expect(compareAlumni(row, theirs)).toEqual([
      { name: 'workingplace', label: 'Working Place', now: 'Lucknow' },
      { name: 'isVerified', label: 'Status', now: 'Verified' },
      { name: 'photo', label: 'Photo', now: 'another one' },
    ])
  })
})
