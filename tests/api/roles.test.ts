import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountDocument } from '../../functions/src/auth/account-store.ts'
import { type RoleChange, setRole } from '../../functions/src/auth/set-role.ts'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { call, signUp } from '../support/call.ts'
import { newPassword, receiveCode, resetPassword } from '../support/codes.ts'
import { makePerson, newClientHeaders, newEmail, type Person, signInAs } from '../support/people.ts'
import { suite } from '../support/suite.ts'

const firebase = connectFirebase()
let auth: Auth
let firestore: Firestore
beforeAll(async () => {
  ;[auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
})

function role(args: readonly string[], environment: Record<string, string> = {}) {
  return new Promise<{ status: number | null; output: string; errorOutput: string }>((resolve) => {
    const child = spawn(process.execPath, ['functions/commands/set-role.ts', ...args], {
      cwd: new URL('../..', import.meta.url).pathname,
      env: { ...process.env, ...environment },
    })
    let output = ''
    let errorOutput = ''
    child.stdout.on('data', (bytes) => {
      output += bytes
    })
    child.stderr.on('data', (bytes) => {
      errorOutput += bytes
    })
    child.on('close', (status) => resolve({ status, output, errorOutput }))
  })
}

const give = (email: string, role: RoleChange['role'], name?: string) =>
  setRole(firebase, { email, role, name, now: new Date() })

const signIn = (who: Pick<Person, 'uname' | 'psw'>) => signInAs(who, { clientHeaders: newClientHeaders() })
const tokenOf = async (who: Pick<Person, 'uname' | 'psw'>) => String((await signIn(who)).body.token)
const session = async (token: string) => {
  const { status, body } = await call('GET /auth/checkAuth', { token })
  return [status, body.type ?? body.message]
}
const profileOf = async (uid: string) => (await firestore.doc(documentPaths.faculty(uid)).get()).data()
const accountOf = async (email: string) => (await accountDocument(firestore, email).get()).data()
const auditOf = async (email: string) => {
  const entries = await firestore.collection(collectionPaths.audit).where('subject', '==', email).get()
  return entries.docs.map((entry) => entry.data()).filter(({ action }) => action === 'role changed')
}

/**
 * Renews a token as the web SDK does. The service refuses this for an ended session, the emulator does not. The tests therefore
 * check that the token opens nothing.
 */
const renew = async (refreshToken: string) => {
  const response = await fetch(`${suite.auth}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return String(((await response.json()) as { id_token?: string }).id_token)
}
const refreshTokenOf = async ({ uname, psw }: Person) => {
  const response = await fetch(
    `${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: uname, password: psw, returnSecureToken: true }),
    },
  )
  return ((await response.json()) as { refreshToken: string }).refreshToken
}

describe('The first admin', () => {
  it('is made by one command, sets a password by a code, and gets in', { tags: ['slow'] }, async () => {
    const email = newEmail('first')
    const { status, output } = await role([email.toUpperCase(), 'admin', '--name', 'The Principal'])
    expect([status, output]).toEqual([0, expect.stringContaining(`${email} is admin now`)])
    expect(output).toContain("'Forgot Password?'")
    expect((await signIn({ uname: email, psw: 'anything at all' })).status).toBe(401)

    const otp = await receiveCode(email)
    expect((await resetPassword({ email, otp })).status).toBe(200)
    const { body } = await signIn({ uname: email, psw: newPassword })
    expect(body).toMatchObject({ userType: 'admin', user: { email, name: 'The Principal' } })
    expect((await call('GET /news/viewNews', { token: String(body.token) })).status).toBe(200)

    const uid = (body.user as { uid: string }).uid
    expect(await accountOf(email)).toMatchObject({ uid, role: 'admin', state: 'ready' })
    expect(await profileOf(uid)).toBeUndefined()
    expect(await auditOf(email)).toMatchObject([{ detail: 'none → admin, by the role command' }])
  })

  it('is not a stranger who signed up with the address before', async () => {
    const email = newEmail('first')
    const token = await signUp(email, 'Stranger#2026')
    await give(email, 'admin')
    expect((await signIn({ uname: email, psw: 'Stranger#2026' })).status).toBe(401)
    expect(await session(token)).toEqual(errors['session-ended'])
  })
})

describe('A teacher', () => {
  it('given the role has a profile; given it again, it stays as it is', { tags: ['slow'] }, async () => {
    const email = newEmail('teacher')
    await give(email, 'faculty', 'Ila Pant')
    const { uid } = await auth.getUserByEmail(email)
    expect(await profileOf(uid)).toMatchObject({ name: 'Ila Pant', email, isRemoved: false })
    await firestore.doc(documentPaths.faculty(uid)).update({ phone: '05999-555020' })
    expect(await give(email, 'faculty')).toMatchObject({ before: 'faculty', needsPassword: false })
    expect(await profileOf(uid)).toMatchObject({ name: 'Ila Pant', phone: '05999-555020' })
  })

  it('made admin keeps password and profile; the old session ends at the next call', {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(firebase, 'faculty')
    await give(teacher.uname, 'faculty')
    const token = await tokenOf(teacher)
    expect(await session(token)).toEqual([200, 'faculty'])
    expect(await give(teacher.uname, 'admin')).toMatchObject({ before: 'faculty' })
    expect(await session(token)).toEqual(errors['role-changed'])
    expect(await session(await tokenOf(teacher))).toEqual([200, 'admin'])
    expect(await profileOf(teacher.uid)).toBeDefined()
  })

  it('who loses the role is out at the next call, cannot renew a session, and cannot sign in', async () => {
    const teacher = await makePerson(firebase, 'faculty')
    const [token, refreshToken] = await Promise.all([tokenOf(teacher), refreshTokenOf(teacher)])
    expect(await session(token)).toEqual([200, 'faculty'])
    await give(teacher.uname, 'none')
    expect(await session(token)).toEqual(errors['access-ended'])
    expect((await session(await renew(refreshToken)))[0]).toBeOneOf([401, 403])
    const { status: refused, body } = await signIn(teacher)
    expect([refused, body.message]).toEqual(errors['access-ended'])
    expect(await accountOf(teacher.uname)).toMatchObject({ role: 'none', state: 'ready' })
    expect(await auditOf(teacher.uname)).toMatchObject([{ detail: 'faculty → none, by the role command' }])
  })

  it('who loses the role and is given it again gets in again', { tags: ['slow'] }, async () => {
    const teacher = await makePerson(firebase, 'faculty')
    await give(teacher.uname, 'none')
    expect((await signIn(teacher)).status).toBe(401)
    await give(teacher.uname, 'faculty')
    expect((await signIn(teacher)).body.userType).toBe('faculty')
  })

  it('who signed in within the same second is out as well', { tags: ['slow'] }, async () => {
    const teacher = await makePerson(firebase, 'faculty')
    // Starts early in a second, so that everything happens within it.
    await new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000)))
    const token = await tokenOf(teacher)
    await give(teacher.uname, 'none')
    expect(await session(token)).toEqual(errors['access-ended'])
  })
})

describe('The command', () => {
  const expectUsage = async (args: readonly string[]) => {
    const { status, output, errorOutput } = await role(args)
    expect([status, output]).toEqual([2, ''])
    expect(errorOutput).toContain('Usage: npm run role -- <e-mail> <admin|faculty|none>')
  }

  it('given a name that is no address says how it is used, with status 2', { tags: ['slow'] }, () =>
    expectUsage(['asha', 'admin']),
  )

  it('is what `npm run role` runs', async () => {
    const { scripts } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(scripts.role).toBe('node functions/commands/set-role.ts')
  })

  describe('in its rarer cases', { tags: ['slow'] }, () => {
    it.each([
      ['nothing', []],
      ['a role that there is not', ['asha@college.test', 'principal']],
      ['an option that there is not', ['asha@college.test', 'admin', '--force']],
      ['a word too many', ['asha@college.test', 'admin', 'faculty']],
    ])('given %s says how it is used, with status 2', (_name, args) => expectUsage(args))

    it('prints its usage with --help, with status 0', async () => {
      const { status, output } = await role(['--help'])
      expect([status, output.startsWith('Usage:')]).toEqual([0, true])
    })

    it('prints the role before, and mentions a password only for new accounts', async () => {
      const teacher = await makePerson(firebase, 'faculty')
      const { status, output } = await role([teacher.uname, 'none'])
      expect([status, output]).toEqual([0, expect.stringContaining('has no role any more (before: faculty)')])
      expect(output).not.toContain('Forgot')
    })

    it('takes no role from someone who has no account', async () => {
      const email = newEmail('nobody')
      const { status, errorOutput } = await role([email, 'none'])
      expect([status, errorOutput.trim()]).toEqual([1, `${email} has no account with a role.`])
      expect(await accountOf(email)).toBeUndefined()
    })

    it('says what to start where no suite runs', async () => {
      const { status, errorOutput } = await role([newEmail(), 'admin'], { PORT_SHIFT: '41000' })
      expect([status, errorOutput]).toEqual([1, expect.stringContaining('No suite answers at 127.0.0.1:')])
      expect(errorOutput).toContain('npm start')
    })

    it('for a real project never falls back to the suite on this machine', async () => {
      const email = newEmail('elsewhere')
      const { status, errorOutput } = await role([email, 'admin', '--project', 'a-college-elsewhere'], {
        GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json',
      })
      expect([status, errorOutput]).toEqual([1, expect.stringContaining('a-college-elsewhere')])
      await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    })
  })
})
