import { describe, expect, it } from 'vitest'
import { callMessages, toCallError } from './call-error.ts'

const refusal = (status: number, text: string, plainText = false) =>
  toCallError({ status, text, retryAfter: 30 }, plainText)

describe('A refusal', () => {
  it('says what the server said, field by field', () => {
    const error = refusal(400, '{"message":"Please correct.","errors":{"title":"Title is required."}}')
    expect(error).toMatchObject({
      status: 400,
      message: 'Please correct.',
      errors: { title: 'Title is required.' },
      retryAfter: 30,
    })
  })

  it('is read from `error` where the specification reads that', () => {
    expect(refusal(404, '{"success":false,"error":"Faculty not found."}').message).toBe('Faculty not found.')
  })

  it('never shows a page of HTML or a broken answer to a person', () => {
    for (const text of ['<html>502</html>', '', '"words"', '{"message":{"a":1}}', '{}']) {
      expect(refusal(502, text)).toMatchObject({
        status: 502,
        message: callMessages.unreadable,
        errors: {},
      })
    }
  })

  it('is the text itself where the endpoint answers plain text', () => {
    const error = refusal(429, 'Please wait a little.', true)
    expect(error).toMatchObject({ status: 429, message: 'Please wait a little.', retryAfter: 30 })
    for (const text of ['', ' \n', '<h1>Bad Gateway</h1>', '\n<!doctype html>']) {
      expect(refusal(502, text, true).message).toBe(callMessages.unreadable)
    }
  })
})
