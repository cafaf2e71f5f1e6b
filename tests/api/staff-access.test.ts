import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setPassword } from '../../functions/src/auth/set-password.ts'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { writeLateCopies } from '../../functions/src/write-late-copies.ts'
import { call, json } from '../support/call.ts'
import { makePerson, newClientHeaders, newEmail, type Person, signInAs } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, recordCalls, type Teacher, tokenOf } from './teachers.ts'

const firebase = useOwnApp()
let firestore: Firestore
let office: string
beforeAll(async () => {
  firestore = await firebase.firestore()
  office = await tokenOf(await makePerson(firebase, 'admin'))
})

/** Lists a collection over Firestore's REST API with a token; returns the HTTP status. */
const listStatus = async (path: string, token: string): Promise<number> => {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${firebase.projectId}/databases/(default)/documents/${path}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await response.body?.cancel()
  return response.status
}
const officeLists = [
  collectionPaths.alumni,
  collectionPaths.admissions,
  collectionPaths.audit,
  collectionPaths.faculty,
]
const statusesOf = (token: string) => Promise.all(officeLists.map((path) => listStatus(path, token)))
const open = officeLists.map(() => 200)
const shut = officeLists.map(() => 403)

const session = async (token: string) => {
  const { status, body } = await call('GET /auth/checkAuth', { token })
  return [status, body.type ?? body.message]
}
const signInOf = async (who: Pick<Person, 'uname' | 'psw'>) => {
  const { status, body } = await signInAs(who, { clientHeaders: newClientHeaders() })
  return [status, body.message]
}
const staffOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await firestore.doc(documentPaths.staff(uid)).get()).data()

const signalOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await firestore.doc(documentPaths.staffAccess(uid)).get()).data()

describe('A removed teacher', () => {
  let teacher: Teacher
  beforeEach(async () => {
    teacher = await makeTeacher(firebase)
  })
  const setRemoved = async (isRemoved: boolean) => {
    const route = `PUT /admin/toggle-visibility/${teacher.uname}`
    expect((await call(route, { token: office, ...json({ isRemoved }) })).status).toBe(200)
  }
  const ownRecords = () => listStatus(documentPaths.facultyRecords(teacher.uid, 'awards'), teacher.token)

  it('is out with the session they had, for calls and for what they read themselves', async () => {
    expect([await session(teacher.token), await ownRecords()]).toEqual([[200, 'faculty'], 200])
    await setRemoved(true)
    expect([await session(teacher.token), await ownRecords()]).toEqual([errors['access-removed'], 403])
    for (const { add, sent } of recordCalls) {
      expect((await call(add, { token: teacher.token, ...json(sent) })).status).toBe(401)
    }
  })

  it('is told why they cannot sign in until they are restored, where the password is right', async () => {
    await setRemoved(true)
    expect(await signInOf(teacher)).toEqual(errors['access-removed'])
    expect(await signInOf({ ...teacher, psw: 'a wrong one' })).toEqual([401, 'Invalid username or password'])
    await setRemoved(false)
    expect(await signInOf(teacher)).toEqual([200, 'Login successful'])
    expect(await session(await tokenOf(teacher))).toEqual([200, 'faculty'])
    expect(await session(teacher.token)).toEqual(errors['session-ended'])
  })

  it('is told nothing by a forged or garbled token of theirs, as nobody is', { tags: ['slow'] }, async () => {
    await setRemoved(true)
    const [head, body] = teacher.token.split('.')
    for (const token of [`${head}.e30.x`, `x.${body}.x`, 'x']) {
      expect(await session(token)).toEqual(errors['session-ended'])
    }
  })

  it('and their open desk is signalled when they are removed and restored', { tags: ['slow'] }, async () => {
    await setRemoved(true)
    expect([await signalOf(teacher), (await staffOf(teacher))?.version]).toMatchObject([{ version: 1 }, 1])
    await setRemoved(false)
    expect(await signalOf(teacher)).toMatchObject({ version: 2 })
  })

  it('stays out when the role command gives them the role that they had', { tags: ['slow'] }, async () => {
    await setRemoved(true)
    await setRole(firebase, { email: teacher.uname, role: 'faculty', now: new Date() })
    expect((await signInOf(teacher))[0]).toBe(401)
    await setRemoved(false)
    expect((await signInOf(teacher))[0]).toBe(200)
  })

  it('who was made admin goes on in the office: removing takes only their profile from the list', {
    tags: ['slow'],
  }, async () => {
    await setRole(firebase, { email: teacher.uname, role: 'admin', now: new Date() })
    const token = await tokenOf(teacher)
    await setRemoved(true)
    expect([await session(token), await statusesOf(token)]).toEqual([[200, 'admin'], open])
  })
})

describe('An admin', () => {
  let admin: Person
  let token: string
  let customToken: string
  beforeEach(async () => {
    admin = await makePerson(firebase, 'admin')
    const { body } = await signInAs(admin, { clientHeaders: newClientHeaders() })
    token = String(body.token)
    customToken = String(body.customToken)
    expect(await statusesOf(token)).toEqual(open)
  })

  it.each(['none', 'faculty'] as const)(
    'who gets the role %s reads nothing more with the old token',
    async (role) => {
      await setRole(firebase, { email: admin.uname, role, now: new Date() })
      expect(await statusesOf(token)).toEqual(shut)
      expect(await staffOf(admin)).toMatchObject({ email: admin.uname, role, isDisabled: false })
    },
  )

  /** Exchanges a custom token as the web SDK does; it is valid for an hour. */
  const redeem = async () => {
    const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any'
    const answer = await fetch(`${suite.auth}/${path}`, {
      method: 'POST',
      ...json({ token: customToken, returnSecureToken: true }),
    })
    return String(((await answer.json()) as { idToken?: string }).idToken)
  }

  /** Does what the call does after checking the code, since no code is mailed here. */
  const resetPassword = () => {
    const { uid, uname: email, psw } = admin
    const entry = { actor: email, actorUid: uid, subject: email, from: '10.0.0.1', at: new Date() }
    return setPassword(firebase, { uid, email, name: '' }, psw, { action: 'password reset', ...entry })
  }

  it('who resets the password ends every session, and every custom token for one', async () => {
    expect(await statusesOf(await redeem())).toEqual(open)
    await resetPassword()
    expect(await statusesOf(token)).toEqual(shut)
    const late = await redeem()
    expect([await statusesOf(late), await session(late)]).toEqual([shut, errors['session-ended']])
    expect(await statusesOf(await tokenOf(admin))).toEqual(open)
  })

  it('from before there were staff documents can read from the first call, and notices nothing', {
    tags: ['slow'],
  }, async () => {
    await firestore.doc(documentPaths.staff(admin.uid)).delete()
    await firestore.doc(documentPaths.staffAccess(admin.uid)).delete()
    expect(await statusesOf(token)).toEqual(shut)
    expect(await session(token)).toEqual([200, 'admin'])
    expect(await statusesOf(token)).toEqual(open)
    expect(await staffOf(admin)).toMatchObject({ email: admin.uname, role: 'admin', isDisabled: false })
  })

  it('from before the rules asked a copy of it as well', { tags: ['slow'] }, async () => {
    await firestore.doc(documentPaths.staff(admin.uid)).update({ hasCopy: FieldValue.delete() })
    await firestore.doc(documentPaths.staffAccess(admin.uid)).delete()
    expect([await statusesOf(token), await session(token)]).toEqual([shut, [200, 'admin']])
    expect(await statusesOf(token)).toEqual(open)
  })

  it('who changes the e-mail at the Auth service still acts under the one of the account', async () => {
    const path = 'identitytoolkit.googleapis.com/v1/accounts:update?key=any'
    const email = newEmail('another')
    const changed = await fetch(`${suite.auth}/${path}`, {
      method: 'POST',
      ...json({ idToken: token, email }),
    })
    expect(changed.status).toBe(200)
    const renewed = await tokenOf({ uname: email, psw: admin.psw })
    const { body } = await call('GET /auth/checkAuth', { token: renewed })
    expect(body.user).toMatchObject({ uid: admin.uid, email: admin.uname })
  })
})

it('A stranger who signs up has no staff document, and gets none by calling', async () => {
  const stranger = await makePerson(firebase)
  const answer = await fetch(
    `${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', ...json({ email: stranger.uname, password: stranger.psw, returnSecureToken: true }) },
  )
  const token = String(((await answer.json()) as { idToken: string }).idToken)
  expect((await session(token))[0]).toBe(403)
  expect([await statusesOf(token), await staffOf(stranger)]).toEqual([shut, undefined])
})

describe('An account that was deleted in the Firebase console', () => {
  const remove = async ({ uid }: Pick<Person, 'uid'>) => (await firebase.auth()).deleteUser(uid)

  it('reads no more after its next call, which is refused', async () => {
    const admin = await makePerson(firebase, 'admin')
    const token = await tokenOf(admin)
    expect(await statusesOf(token)).toEqual(open)
    await remove(admin)
    expect(await session(token)).toEqual(errors['session-ended'])
    expect(await statusesOf(token)).toEqual(shut)
    expect(await staffOf(admin)).toMatchObject({ role: 'none' })
  })

  it('reads no more within a quarter of an hour, though it makes no call', async () => {
    const admin = await makePerson(firebase, 'admin')
    const token = await tokenOf(admin)
    await remove(admin)
    await writeLateCopies(firebase, new Date('2026-11-24T10:07:00Z'))
    expect(await statusesOf(token)).toEqual(open)
    await writeLateCopies(firebase, new Date('2026-11-24T10:15:00Z'))
    expect(await statusesOf(token)).toEqual(shut)
    expect(await statusesOf(office)).toEqual(open)
  })
})
