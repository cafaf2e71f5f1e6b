import { expect, test } from 'vitest'
import { faultOf, fieldMessages, fieldTemplates } from './field-messages.ts'

test.each(Object.entries(fieldMessages))(
  'A reader of another language is told of %s by its code',
  (code, text) => {
    expect(faultOf(text)).toEqual({ code, values: [] })
  },
)

test.each(Object.entries(fieldTemplates))('… and of %s with what the message names', (code, template) => {
  const values = ["Father's name", '2026'].slice(0, template.length)
  const message = (template as (...values: string[]) => string)(...values)
  expect(faultOf(message)).toEqual({ code, values })
})

test('Any other text is of no code', () => {
  expect(faultOf('Somebody has changed this.')).toBeUndefined()
})

test('A limit has its digits grouped as in India, in every language', () => {
  const message = fieldTemplates.tooLong('Message', 4_000)
  expect(message).toBe('Message may have at most 4,000 characters.')
  expect(faultOf(message)).toEqual({ code: 'tooLong', values: ['Message', '4,000'] })
  expect(fieldTemplates.tooMany(1_234_567)).toContain(' 12,34,567 ')
})
