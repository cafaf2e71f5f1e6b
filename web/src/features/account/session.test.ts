import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  correctUserType,
  readSession,
  readToken,
  rememberGrants,
  replaceToken,
  storeSession,
} from './session.ts'

/** The browser's local storage, which Node has none of. */
function browserStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}

describe('The session in the browser', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', browserStorage())
  })

  it('is kept under the three names that the specification gives', () => {
    storeSession({ token: 't', username: 'asha@college.test', userType: 'faculty' })
    expect(localStorage.getItem('token')).toBe('t')
    expect(localStorage.getItem('username')).toBe('asha@college.test')
    expect(localStorage.getItem('userType')).toBe('faculty')
    expect(readSession()).toEqual({ userType: 'faculty', username: 'asha@college.test', grants: [] })
  })

  it('needs both a token and a type', () => {
    expect(readSession()).toBeNull()
    localStorage.setItem('token', 't')
    expect(readSession()).toBeNull()
    localStorage.setItem('userType', 'admin')
    expect(readSession()).toEqual({ userType: 'admin', username: '', grants: [] })
  })

  it('takes any type but admin for faculty', () => {
    localStorage.setItem('token', 't')
    localStorage.setItem('userType', 'Admin')
    expect(readSession()?.userType).toBe('faculty')
  })

  it('stays the same object while nothing changes, and is another one after a change', () => {
    storeSession({ token: 't', username: 'a', userType: 'admin' })
    const session = readSession()
    replaceToken('fresher')
    expect(readToken()).toBe('fresher')
    expect(readSession()).toBe(session)
    correctUserType('faculty')
    expect(readSession()).toEqual({ userType: 'faculty', username: 'a', grants: [] })
  })

  it('knows what the server says was granted, to this person alone, and stores it nowhere', () => {
    storeSession({ token: 't', username: 'a', userType: 'faculty' })
    rememberGrants(['admission:read'])
    expect(readSession()?.grants).toEqual(['admission:read'])
    expect(localStorage.getItem('grants')).toBeNull()
    storeSession({ token: 't', username: 'b', userType: 'faculty' })
    expect(readSession()?.grants).toEqual([])
  })

  it('is not brought back by a token that arrives after the sign-out', () => {
    replaceToken('late')
    expect(readToken()).toBeUndefined()
    expect(readSession()).toBeNull()
  })

  it('is none, rather than a crash, where the browser allows no storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
    expect(readSession()).toBeNull()
    expect(readToken()).toBeUndefined()
  })
})
