import { describe, expect, it } from 'vitest'
import { checkRegistration, labels } from './check-registration.ts'

const typed = {
  name: ' Meenakshi Kushwaha ',
  father: 'Ramdhani Kushwaha',
  mother: 'Phoolmati Devi',
  email: 'meenakshi@example.com',
  MoNo: '66666 20999',
  dob: '1990-05-06',
  address: 'Purana Chowk, Kamalsarai',
  gender: 'Female',
  degree: 'B.A.',
  year: '2011',
  designation: 'Librarian',
  workingplace: 'District Library, Devgarhi',
  specialization: '',
}

function filledIn(more: Partial<typeof typed> = {}): FormData {
  const form = new FormData()
  form.set('photo', new File([], ''))
  for (const [name, value] of Object.entries({ ...typed, ...more })) form.set(name, value)
  return form
}

describe('An alumnus who fills in the form', () => {
  it('may leave the specialization blank, and nothing else', () => {
    expect(checkRegistration(filledIn(), true)).toEqual({
      registration: { ...typed, name: 'Meenakshi Kushwaha', MoNo: '6666620999' },
    })
    for (const [name, label] of Object.entries(labels)) {
      if (name === 'specialization') continue
      const checked = checkRegistration(filledIn({ [name]: ' ' }), true)
      expect(checked).toEqual({ refusal: { errors: { [name]: `${label} is required.` }, fields: [name] } })
    }
  })

  it('is asked for a picture, in the specification’s words', () => {
    expect(checkRegistration(filledIn(), false)).toEqual({
      refusal: { errors: { photo: 'Please select a profile picture.' }, fields: ['photo'] },
    })
  })

  it('is told of each field what is wrong with it, in the order of the form', () => {
    const checked = checkRegistration(filledIn({ email: 'meenakshi', year: '11', dob: 'May' }), false)
    expect(checked).toEqual({
      refusal: {
        fields: ['photo', 'email', 'dob', 'year'],
        errors: {
          email: 'Please enter a valid e-mail address.',
          dob: 'Please give the date as YYYY-MM-DD.',
          year: 'Please give the year as four digits, for example 2024.',
          photo: 'Please select a profile picture.',
        },
      },
    })
  })
})
