import { fieldText } from '@prangan/contract/field-messages'
import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { readable } from './application-fields.ts'
import { ApplicationFormSchema } from './application-schema.ts'
import { fieldNames, nothingTyped, type Typed } from './field-names.ts'

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
  city: 'Rampur',
  state: 'Uttar Pradesh',
  pincode: '289001',
  course: courseAt(1),
  qualification: 'Intermediate, 71 %',
}
/** The first message for each field of a form with these changes; `root` is for the whole form. */
function messagesOf(changes: Partial<Typed>, declaration = true): Record<string, string> {
  const { issues = [] } = ApplicationFormSchema.safeParse({ ...typed, ...changes, declaration }).error ?? {}
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], fieldText(message)]))
}

describe('An application', () => {
  it('can be sent when everything is filled in and declared, without the spaces around it', () => {
    const application = ApplicationFormSchema.parse({ ...typed, declaration: true })
    expect(application).toEqual({ ...typed, name: 'Kiran Rao' })
  })

  it.each(['name', 'email', 'mobile', 'course', 'category'] as const)('wants %s before all else', (name) => {
    const messages = messagesOf({ [name]: '  ', city: '' }, false)
    expect(messages).toMatchObject({ root: 'Please fill in all required fields.', city: 'City is required.' })
    expect(messages[name]).toBeTruthy()
    expect(messages.declaration).toBeUndefined()
  })

  it.each(fieldNames)('says under %s that it is missing', (name) => {
    const { root: _, ...messages } = messagesOf({ [name]: '' })
    expect(messages).toEqual({ [name]: expect.stringMatching(/is required\.$|^Please (choose|enter)/) })
  })

  it('says what is wrong before it asks for the declaration, and asks for that last', () => {
    expect(messagesOf({ email: 'kiran' }, false)).toEqual({ email: 'Please enter a valid e-mail address.' })
    const undeclared = 'Please agree to the declaration before submitting.'
    expect(messagesOf({}, false)).toEqual({ root: undeclared, declaration: undeclared })
  })

  it('has every field in one section and no other', () => {
    expect(fieldNames.toSorted()).toEqual(Object.keys(AdmissionInputSchema.shape).toSorted())
  })

  it('reads as people write: options by their names, the day in words, nothing where nothing stands', () => {
    expect(readable('category', typed)).toBe('Other Backward Class (OBC)')
    expect(readable('gender', typed)).toBe('Other')
    expect(readable('dob', typed)).toBe('6 May 2008')
    expect(readable('name', typed)).toBe('Kiran Rao')
    expect(fieldNames.map((name) => readable(name, nothingTyped)).join('')).toBe('')
  })
})
