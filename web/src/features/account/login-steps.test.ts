import { expect, it } from 'vitest'
import { deskAfterSignIn, stepOf } from './login-steps.ts'

it('A person comes to the step that the browser’s history names, and to the sign-in where it names none', () => {
  expect(stepOf(null)).toEqual({ step: 'login' })
  expect(stepOf({ notice: 'Your session has ended.' })).toEqual({ step: 'login' })
  expect(stepOf({ step: 'email' })).toEqual({ step: 'email' })
  const place = { step: 'code', email: 'asha@college.test', flow: 'one' } as const
  expect(stepOf(place)).toEqual(place)
})

it('A code that somebody else requested is entered with the address alone, and without one is asked for', () => {
  const place = { step: 'code', email: 'asha@college.test' } as const
  expect(stepOf(place)).toEqual(place)
  expect(stepOf({ step: 'code', flow: 'one' })).toEqual({ step: 'email' })
})

it('A sign-in leads back to where the same person’s session ended, and nobody else, nor to another place', () => {
  const asha = { userType: 'faculty', username: 'Asha@college.test' } as const
  const from = (returnTo: string, username = 'asha@college.test') =>
    deskAfterSignIn(asha, { returnTo, username })
  expect(from('/FacultyDashboard/awards?edit=new')).toBe('/FacultyDashboard/awards?edit=new')
  expect(from('/FacultyDashboard?edit=phone')).toBe('/FacultyDashboard?edit=phone')
  expect(from('/FacultyDashboard/awards', 'ravi@college.test')).toBe('/FacultyDashboard')
  for (const place of ['', '/AdminDashboard', '/FacultyDashboardish', '//evil.test/FacultyDashboard']) {
    expect(from(place)).toBe('/FacultyDashboard')
  }
  expect(deskAfterSignIn({ ...asha, userType: 'admin' }, null)).toBe('/AdminDashboard')
})
