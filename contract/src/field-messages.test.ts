import { expect, test } from 'vitest'
import { fieldMessages, fieldText, readFieldIssue } from './field-messages.ts'

test('A reader of another language is told of an issue by its code, and what the message names', () => {
  expect(readFieldIssue(fieldMessages.badPhone)).toEqual({ code: 'badPhone', values: [] })
  expect(readFieldIssue(fieldMessages.tooLong("Father's name", 4_000))).toEqual({
    code: 'tooLong',
    values: ["Father's name", '4000'],
  })
})

test('Any other text is of no code, and stays as it is', () => {
  expect(readFieldIssue('Somebody has changed this.')).toBeUndefined()
  expect(fieldText('toString')).toBe('toString')
})

test('A limit has its digits grouped as in India', () => {
  expect(fieldText(fieldMessages.tooLong('Message', 4_000))).toBe(
    'Message may have at most 4,000 characters.',
  )
  expect(fieldText(fieldMessages.tooMany(1_234_567))).toContain(' 12,34,567 ')
})
