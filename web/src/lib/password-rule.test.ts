import { fieldMessages } from '@prangan/contract/field-messages'
import { expect, it } from 'vitest'
import { passwordHint, passwordProblem } from './password-rule.ts'

it('The hint and the complaint name the minimum that the build was told, and count what a person counts', () => {
  expect(passwordHint()).toBe('At least 8 characters.')
  expect(passwordProblem('kite-77')).toBe(fieldMessages.passwordTooShort(8))
  expect(passwordProblem('🪁🪔🏫🎓')).toBe(fieldMessages.passwordTooShort(8))
  expect(passwordProblem('kite-777')).toBeUndefined()
})
