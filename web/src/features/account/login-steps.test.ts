import { expect, it } from 'vitest'
import { placeOf } from './login-steps.ts'

it('A person comes to the step that the browser’s history names, and to the sign-in where it names none', () => {
  expect(placeOf(null)).toEqual({ step: 'login' })
  expect(placeOf({ notice: 'Your session has ended.' })).toEqual({ step: 'login' })
  expect(placeOf({ step: 'email' })).toEqual({ step: 'email' })
  expect(placeOf({ step: 'code', email: 'asha@sarvodaya.test' })).toEqual({
    step: 'code',
    email: 'asha@sarvodaya.test',
  })
})

it('A code that belongs to no address is asked for anew', () => {
  expect(placeOf({ step: 'code' })).toEqual({ step: 'email' })
})
