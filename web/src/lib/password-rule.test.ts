import { expect, it } from 'vitest'
import { complaintAboutPassword, passwordHint } from './password-rule.ts'

it('The hint and the complaint name the minimum that the build was told, and count what a person counts', () => {
  expect(passwordHint).toBe('At least 8 characters.')
  expect(complaintAboutPassword('kite-77')).toBe('The password needs at least 8 characters.')
  expect(complaintAboutPassword('🪁🪔🏫🎓')).toBe('The password needs at least 8 characters.')
  expect(complaintAboutPassword('kite-777')).toBeUndefined()
})
