import { fieldText } from '@prangan/contract/field-messages'
import { degreeAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { fieldLabels, RegistrationFormSchema } from './registration-schema.ts'

const typed = {
  name: ' Meenakshi Kushwaha ',
  father: 'Ramdhani Kushwaha',
  mother: 'Phoolmati Devi',
  email: 'meenakshi@example.com',
  MoNo: '66666 20999',
  dob: '1990-05-06',
  address: 'Purana Chowk, Rampur',
  gender: 'Female',
  degree: degreeAt(0),
  year: '2011',
  designation: 'Librarian',
  workingplace: 'District Library, Devgarhi',
  specialization: '',
}

const photo = new File([], 'photo.jpg')

function messagesOf(changes: Partial<typeof typed>, more = { photo: photo as File | undefined }) {
  const { issues = [] } = RegistrationFormSchema.safeParse({ ...typed, ...changes, ...more }).error ?? {}
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], fieldText(message)]))
}

describe('An alumnus who fills in the form', () => {
  it('may leave the specialization blank, and nothing else', () => {
    expect(RegistrationFormSchema.parse({ ...typed, photo })).toEqual({
      registration: { ...typed, name: 'Meenakshi Kushwaha', MoNo: '6666620999' },
      photo,
    })
    for (const [name, label] of Object.entries(fieldLabels())) {
      if (name === 'specialization') continue
      expect(messagesOf({ [name]: ' ' })).toEqual({ [name]: `${label} is required.` })
    }
  })

  it('is asked for a picture, in the specification’s words', () => {
    expect(messagesOf({}, { photo: undefined })).toEqual({ photo: 'Please select a profile picture.' })
  })

  it('is told of each field what is wrong with it', () => {
    const changes = { email: 'meenakshi', year: '11', dob: 'May' }
    expect(messagesOf(changes, { photo: undefined })).toEqual({
      email: 'Please enter a valid e-mail address.',
      dob: 'Please give the full date: day, month and year.',
      year: 'Please give the year as four digits, for example 2024.',
      photo: 'Please select a profile picture.',
    })
  })
})
