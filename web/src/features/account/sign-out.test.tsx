import { expect, it } from 'vitest'
import { signOut, storeSession } from './session.ts'

it('Signing out leaves no session in the browser, not for a moment, and nothing else is lost', async () => {
  storeSession({ token: 't', username: 'asha@college.test', userType: 'faculty' })
  localStorage.setItem('firebase:authUser:a-key:[DEFAULT]', '{"stsTokenManager":{"refreshToken":"r"}}')
  localStorage.setItem('density', 'compact')
  const ended = signOut()
  expect({ ...localStorage }).toEqual({ density: 'compact' })
  await ended
})
