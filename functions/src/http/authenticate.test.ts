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
    const refused = authenticate(`Bearer ${token}`, whoseAuthSays('auth/id-token-revoked'), new Date())
    await expect(refused).rejects.toMatchObject({ code: 'access-removed' })
  })

  it.each(['auth/argument-error', 'auth/id-token-expired', 'auth/invalid-id-token', 'auth/user-disabled'])(
    'is told nothing where the Auth service says %s',
    async (code) => {
      const refused = authenticate(`Bearer ${token}`, whoseAuthSays(code), new Date())
      await expect(refused).rejects.toMatchObject({ code: 'session-ended' })
    },
  )
})

describe('The token of a substitute', () => {
  const until = new Date('2026-12-04T18:30:00Z')
  const staff = {
    ...newStaff({ email: 'ravi@college.test', role: 'faculty' }),
    grants: ['inquiry:read'],
    grantsUntil: { 'admission:decide': until },
  }
  const stored = { exists: true, id: 'ravi', data: () => staff, ref: { path: 'staff/ravi' } }
  const claims = { uid: 'ravi', role: 'faculty', auth_time: 1 }
  const firebase = {
    auth: async () => ({ verifyIdToken: async () => claims }),
    firestore: async () => ({ doc: () => ({ get: async () => stored }) }),
  } as unknown as Firebase
  const grantsAt = async (time: number) =>
    (await authenticate('Bearer x.y.z', firebase, new Date(time))).grants

  it('gives the ability to the end of the last day, and not a millisecond longer', async () => {
    expect(await grantsAt(until.getTime() - 1)).toEqual(['inquiry:read', 'admission:decide'])
    expect(await grantsAt(until.getTime())).toEqual(['inquiry:read'])
  })
})
