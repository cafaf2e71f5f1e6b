import { describe, expect, it } from 'vitest'
import { fieldMessages } from '../field-messages.ts'
import { ContactSchema } from './status-page.ts'

describe('Somebody who asks for a code', () => {
  it.each([
    ['kiran@example.com', 'kiran@example.com'],
    [' kiran@example.com ', 'kiran@example.com'],
    ['+91 66666-12345', '6666612345'],
    ['६६६६६१२३४५', '6666612345'],
  ])('may give %s', (typed, contact) => {
    expect(ContactSchema.parse(typed)).toBe(contact)
  })

  it.each(['', ' ', '98765', '5550012345', 'kiran', 'kiran@', undefined])(
    'is told of both ways and of ten digits after %s',
    (typed) => {
      const { error } = ContactSchema.safeParse(typed)
      expect(error?.issues.map(({ message }) => message)).toEqual([fieldMessages.contactGivenThen])
    },
  )
})
