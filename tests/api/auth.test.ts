import { errors } from '@prangan/contract/errors'
import { describe, expect, it } from 'vitest'
import { call, json, signIn, signUp, signUpWithoutRole } from '../support/call.ts'
import { logins, suite } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher } from './teachers.ts'

const app = useOwnApp()

const login = (uname: unknown, psw: unknown) => call('POST /auth/login_auth', json({ uname, psw }))

describe('A member of staff', () => {
  it.each([
    ['admin', 'admin'],
    ['teacher', 'faculty'],
  ] as const)('(%s) signs in and is known afterwards as %s', async (who, type) => {
    const { status, body } = await login(logins[who].uname, logins[who].psw)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userType: type,
      message: 'Login successful',
      user: { email: logins[who].uname },
    })
    expect(typeof body.customToken).toBe('string')
    const session = await call('GET /auth/checkAuth', { token: String(body.token) })
    const { uid, email, name } = body.user as Record<string, string>
    expect(session.body).toEqual({ type, user: { uid, email, name } })
  })

  it('gets the own profile with the sign-in as a teacher, under the names that pages read, and as an admin none', async () => {
    const teacher = await makeTeacher(app)
    const { body } = await login(teacher.uname, teacher.psw)
    const profile = await call('GET /faculty/faculty_dashboard', { token: String(body.token) })
    const [own] = profile.body.result as object[]
    // The name is the account's, because the test's profile has none.
    const { name } = body.user as Record<string, string>
    expect(body.user).toMatchObject({ ...own, name })
    const office = await login(logins.admin.uname, logins.admin.psw)
    expect(Object.keys(office.body.user as object).sort()).toEqual(['email', 'name', 'uid'])
  })

  it('may write the address in capitals and with spaces around it', async () => {
    expect((await login(` ${logins.admin.uname.toUpperCase()} `, logins.admin.psw)).status).toBe(200)
  })
})

describe('Nobody else gets in:', () => {
  it.each([
    ['a wrong password', logins.admin.uname, 'wrong'],
    ['an unknown address', 'nobody@college.test', logins.admin.psw],
    ['a name that is no address', 'admin', logins.admin.psw],
    ['the right password in other case', logins.admin.uname, logins.admin.psw.toUpperCase()],
  ])('%s gets the one text for all', async (_name, uname, psw) => {
    const { status, body } = await login(uname, psw)
    expect([status, body.message]).toEqual(errors['wrong-credentials'])
    expect(body.token).toBeUndefined()
  })

  it('an account without a role gets the same refusal', async () => {
    const email = `no-role-${crypto.randomUUID()}@elsewhere.test`
    await signUp(email, 'Stranger#2026')
    const { status, body } = await login(email, 'Stranger#2026')
    expect([status, body.message]).toEqual(errors['wrong-credentials'])
  })

  it.each([
    ['blank', '', ' '],
    ['missing', undefined, undefined],
    ['a list', ['admin'], { $ne: '' }],
    ['endless', 'a'.repeat(10_000), 'b'],
  ])('%s credentials are required', async (_name, uname, psw) => {
    const { status, body } = await login(uname, psw)
    expect([status, body.message]).toEqual([400, 'Please enter both username and password'])
  })

  it('broken JSON gets the answer of the catalogue, through Hosting and without it', async () => {
    const broken = {
      method: 'POST',
      body: '{"uname": "a", ',
      headers: { 'content-type': 'application/json' },
    }
    for (const origin of [suite.app, suite.api]) {
      const response = await fetch(`${origin}/auth/login_auth`, broken)
      expect([response.status, ((await response.json()) as { message: string }).message]).toEqual(
        errors['broken-json'],
      )
    }
  })
})

describe('A session check', () => {
  it('refuses a token that is missing, forged, or cut', async () => {
    const token = await signIn('admin')
    expect((await call('GET /auth/checkAuth')).body.message).toBe(errors['sign-in-first'][1])
    for (const forged of ['x', 'a.b.c', token.slice(0, 100)]) {
      const { status, body } = await call('GET /auth/checkAuth', { token: forged })
      expect([status, body.message]).toEqual(errors['session-ended'])
    }
  })

  it('refuses a person without a role', async () => {
    const { status, body } = await call('GET /auth/checkAuth', { token: await signUpWithoutRole() })
    expect([status, body.message]).toEqual(errors['not-allowed'])
  })
})
