import { describe, expect, it } from 'vitest'
import { newStaff } from '../auth/staff-store.ts'
import type { Firebase } from '../lib/firebase.ts'
import { authenticate, bearerOf } from './authenticate.ts'

describe('A bearer token', () => {
  it('is read from its header, whatever the case of the scheme', () => {
    expect(bearerOf('Bearer abc.def.ghi')).toBe('abc.def.ghi')
    expect(bearerOf('bearer abc')).toBe('abc')
  })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined', 'Basic abc', 'Bearer a b'])(
    'is none in %j',
    (header) => {
      expect(bearerOf(header)).toBeUndefined()
    },
  )
})

describe('The token of a removed teacher', () => {
  const staff = { ...newStaff({ email: 'asha@college.test', role: 'faculty' }), isDisabled: true }
  const stored = { exists: true, id: 'asha', data: () => staff, ref: { path: 'staff/asha' } }
  const claims = { sub: 'asha', role: 'faculty', auth_time: 1 }
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
  /** Simulates the Auth service here, because the emulator accepts unsigned tokens. */
  const whoseAuthSays = (code: string) =>
    ({
      auth: async () => ({ verifyIdToken: () => Promise.reject({ code }) }),
      firestore: async () => ({ doc: () => ({ get: async () => stored }) }),
    }) as unknown as Firebase

  it('is told why its session has ended where the Auth service has verified it', async () => {
    const refused = authenticate(`Bearer ${token}`, whoseAuthSays('auth/id-token-revoked'))
    await expect(refused).rejects.toMatchObject({ code: 'access-removed' })
  })

  it.each(['auth/argument-error', 'auth/id-token-expired', 'auth/invalid-id-token', 'auth/user-disabled'])(
    'is told nothing where the Auth service says %s',
    async (code) => {
      const refused = authenticate(`Bearer ${token}`, whoseAuthSays(code))
      await expect(refused).rejects.toMatchObject({ code: 'session-ended' })
    },
  )
})
