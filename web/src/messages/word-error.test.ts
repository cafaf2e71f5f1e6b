import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toCallError } from '../http/call-error.ts'
import { loadErrorMessages } from './errors.ts'
import { loadMessages } from './index.ts'
import { setLanguage } from './language.ts'
import { translateFieldMessage } from './translate-error.ts'

beforeEach(async () => {
  await Promise.all([loadMessages('hi'), loadErrorMessages('hi')])
  setLanguage('hi')
})
afterEach(() => setLanguage('en'))

const refusal = (code: string, body: object) =>
  toCallError({ status: 400, text: JSON.stringify(body), retryAfter: 0, code })

test('Whoever reads Hindi is told in Hindi why the server refused a form, and what is wrong with each field', () => {
  const error = refusal('invalid-input', {
    message: 'Please correct the marked fields and try again.',
    errors: { mobile: 'Please enter a 10-digit mobile number.', address: 'Address is required.' },
    codes: { mobile: { code: 'badMobile', values: [] }, address: { code: 'required', values: ['Address'] } },
  })
  expect([error.message, ...Object.values(error.errors)].join(' ')).not.toMatch(/[a-z]/i)
})

test('A code that this page does not know leaves the server’s own message', () => {
  expect(refusal('of-a-newer-server', { message: 'Something new.' }).message).toBe('Something new.')
})

test('Every field of a blank application is refused in Hindi', () => {
  const blank = Object.fromEntries(Object.keys(AdmissionInputSchema.shape).map((name) => [name, '']))
  const { issues = [] } = AdmissionInputSchema.safeParse(blank).error ?? {}
  expect(issues.length).toBeGreaterThan(10)
  for (const { message } of issues) expect(translateFieldMessage(message)).toMatch(/^[^a-z]*$/i)
})
