import { describe, expect, it } from 'vitest'
import { fieldNames, nothingTyped, readable, sections, type Typed } from './application-fields.ts'
import { checkApplication } from './check-application.ts'

const typed: Typed = {
  name: ' Kiran Rao ',
  fatherName: 'Suresh Rao',
  motherName: 'Latha Rao',
  dob: '2008-05-06',
  gender: 'other',
  category: 'obc',
  mobile: '6666612345',
  email: 'kiran@example.com',
  address: '4 Station Road',
  city: 'Kamalsarai',
  state: 'Uttar Pradesh',
  pincode: '289001',
  course: 'Bachelor of Arts',
  qualification: 'Intermediate, 71 %',
}
const refusal = (changes: Partial<Typed>, isDeclared = true) => {
  const result = checkApplication({ ...typed, ...changes }, isDeclared)
  return 'refusal' in result ? result.refusal : undefined
}

describe('An application', () => {
  it('can be sent when all is there and declared, without the spaces around it', () => {
    expect(checkApplication(typed, true)).toEqual({ application: { ...typed, name: 'Kiran Rao' } })
  })

  it.each(['name', 'email', 'mobile', 'course', 'category'] as const)('wants %s before all else', (name) => {
    const { message, fields } = refusal({ [name]: '  ', city: '' }, false) ?? {}
    expect(message).toBe('Please fill in all required fields.')
    expect(fields).toContain(name)
    expect(fields).toContain('city')
  })

  it.each(fieldNames)('says under %s that it is missing', (name) => {
    expect(refusal({ [name]: '' })?.fields).toEqual([name])
    expect(refusal({ [name]: '' })?.errors?.[name]).toMatch(/is required\.$|^Please (choose|enter)/)
  })

  it('names what is wrong in the order of the form, so that the first takes the focus', () => {
    expect(refusal({ qualification: '', pincode: '', dob: '' })?.fields).toEqual([
      'dob',
      'pincode',
      'qualification',
    ])
  })

  it('says what is wrong before it asks for the declaration, and asks for that last', () => {
    expect(refusal({ email: 'kiran' }, false)).toEqual({
      errors: { email: 'Please enter a valid e-mail address.' },
      fields: ['email'],
    })
    expect(refusal({}, false)).toEqual({
      message: 'Please agree to the declaration before submitting.',
      fields: ['declaration'],
    })
  })

  it('has every field in one section and no other', () => {
    expect(Object.values(sections).flatMap(({ fields }) => fields)).toEqual(fieldNames)
  })

  it('reads as people write: options by their names, the day in words, nothing where nothing stands', () => {
    expect(readable('category', typed)).toBe('Other Backward Class (OBC)')
    expect(readable('gender', typed)).toBe('Other')
    expect(readable('dob', typed)).toBe('6 May 2008')
    expect(readable('name', typed)).toBe('Kiran Rao')
    expect(fieldNames.map((name) => readable(name, nothingTyped)).join('')).toBe('')
  })
})
