import { expect, it } from 'vitest'
import { placeOf } from './login-steps.ts'

it('A person comes to the step that the browser’s history names, and to the sign-in where it names none', () => {
  expect(placeOf(null)).toEqual({ step: 'login' })
  expect(placeOf({ notice: 'Your session has ended.' })).toEqual({ step: 'login' })
  expect(placeOf({ step: 'email' })).toEqual({ step: 'email' })
  const place = { step: 'code', email: 'asha@sarvodaya.test', flow: 'one' } as const
  expect(placeOf(place)).toEqual(place)
})

it('A code that belongs to no request is asked for again', () => {
  expect(placeOf({ step: 'code', email: 'asha@sarvodaya.test' })).toEqual({ step: 'email' })
  expect(placeOf({ step: 'code', flow: 'one' })).toEqual({ step: 'email' })
})
