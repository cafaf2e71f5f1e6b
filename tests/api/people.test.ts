import { errors } from '@prangan/contract/errors'
import { grantLabels } from '@prangan/contract/grant-labels'
import { idOfNumber } from '@prangan/contract/ids'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { grantNames } from '@prangan/contract/roles'
import type { PersonItem } from '@prangan/contract/schemas/people'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { apply, newApplication } from '../support/applications.ts'
import { call, json } from '../support/call.ts'
import { newPassword } from '../support/codes.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { makePerson, newClientHeaders, type Person, signInAs } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

const app = useOwnApp()
useTriggers(app)

let firestore: Firestore
let admin: Person & { token: string }
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
  admin = await makeAdmin()
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

async function makeAdmin(): Promise<Person & { token: string }> {
  const person = await makePerson(app, 'admin')
  return { ...person, token: await tokenOf(person) }
}

const people = async () =>
  (await call('GET /admin/people', { token: admin.token })).body.people as PersonItem[]
const personOf = async ({ uid }: Pick<Person, 'uid'>) => (await people()).find((each) => each.uid === uid)
const staffOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await firestore.doc(documentPaths.staff(uid)).get()).data()
const auditOf = async ({ uname }: Person) => {
  const entries = await firestore.collection(collectionPaths.audit).where('subject', '==', uname).get()
  return entries.docs.map((entry) => entry.data())
}

const grant = (who: Pick<Person, 'uid'>, grants: readonly string[], version: number, token = admin.token) =>
  call(`PUT /admin/people/${who.uid}/abilities`, { token, ...json({ grants, version }) })
const disable = (who: Pick<Person, 'uid'>, token = admin.token) =>
  call(`PUT /admin/people/${who.uid}/disable`, { token })
const enable = (who: Pick<Person, 'uid'>, token = admin.token) =>
  call(`PUT /admin/people/${who.uid}/enable`, { token })
const sendReset = (who: Pick<Person, 'uid'>, token = admin.token) =>
  call(`POST /admin/people/${who.uid}/password_reset`, { token })

const sessionOf = async (token: string) => {
  const { status, body } = await call('GET /auth/checkAuth', { token })
  return [status, body.type ?? body.message]
}
const signIn = async (who: Pick<Person, 'uname' | 'psw'>) => {
  const { status, body } = await signInAs(who, { clientHeaders: newClientHeaders() })
  return [status, body.message]
}
/** Lists a collection over Firestore's REST API with a token; returns the HTTP status. */
async function listStatus(path: string, token: string): Promise<number> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${app.projectId}/databases/(default)/documents/${path}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await response.body?.cancel()
  return response.status
}

describe('The list of people', () => {
  it('holds everyone with a role, admins first, with when they last signed in', async () => {
    const stranger = await makePerson(app)
    const listed = await people()
    expect(listed.find(({ uid }) => uid === teacher.uid)).toMatchObject({
      name: 'A Test Person',
      email: teacher.uname,
      role: 'faculty',
      grants: [],
      state: 'active',
      version: 0,
      lastSignIn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(listed.some(({ uid }) => uid === stranger.uid)).toBe(false)
    const roles = listed.map(({ role }) => role)
    expect(roles).toEqual(roles.toSorted())
  })

  it('says who is removed, and who has lost the account', { tags: ['slow'] }, async () => {
    const route = `PUT /admin/toggle-visibility/${teacher.uname}`
    expect((await call(route, { token: admin.token, ...json({ isRemoved: true }) })).status).toBe(200)
    const other = await makeTeacher(app)
    await call('GET /auth/checkAuth', { token: other.token })
    await (await app.auth()).deleteUser(other.uid)
    expect(await personOf(teacher)).toMatchObject({ state: 'removed' })
    expect(await personOf(other)).toMatchObject({ name: other.uname, lastSignIn: '' })
  })
})

describe('A teacher to whom admissions are granted', () => {
  const decide = async (token: string) => {
    const { body } = await apply(newApplication())
    const id = idOfNumber(String(body.applicationNumber))
    const sent = { status: 'in review', note: '', mailApplicant: false, version: 1 }
    return (await call(`PUT /admin/application/${id}`, { token, ...json(sent) })).status
  }
  const reads = (token: string) =>
    Promise.all(
      [
        collectionPaths.admissions,
        collectionPaths.officeCounts,
        collectionPaths.alumni,
        collectionPaths.audit,
      ].map((path) => listStatus(path, token)),
    )

  it('may read them with the session they have, and no longer once it is taken away', async () => {
    const { token } = teacher
    expect([await reads(token), await decide(token)]).toEqual([[403, 403, 403, 403], 403])
    expect((await grant(teacher, ['admission:read'], 0)).body).toMatchObject({ version: 1 })
    expect([await reads(token), await decide(token)]).toEqual([[200, 200, 403, 403], 403])
    expect((await grant(teacher, ['admission:decide'], 1)).status).toBe(200)
    expect([await reads(token), await decide(token)]).toEqual([[200, 200, 403, 403], 200])
    expect((await grant(teacher, [], 2)).status).toBe(200)
    expect([await reads(token), await decide(token)]).toEqual([[403, 403, 403, 403], 403])
    const changes = (await auditOf(teacher)).filter(({ action }) => action === 'abilities changed')
    expect(changes.map(({ detail, actor }) => [detail, actor]).toSorted()).toEqual(
      ['admission:decide → none', 'admission:read → admission:decide', 'none → admission:read'].map(
        (detail) => [detail, admin.uname],
      ),
    )
  })

  it('is told by checkAuth what was granted', async () => {
    await grant(teacher, grantNames, 0)
    const { body } = await call('GET /auth/checkAuth', { token: teacher.token })
    expect(body).toMatchObject({ type: 'faculty', grants: grantNames })
  })

  it('is told by mail, in both languages, what was given and taken away, and each open desk by a signal', async () => {
    const signal = async () => (await firestore.doc(documentPaths.staffAccess(teacher.uid)).get()).data()
    await grant(teacher, ['admission:read', 'admission:decide'], 0)
    expect(await signal()).toMatchObject({ version: 1 })
    const subject = 'Your access at the office’s desk has changed'
    const given = await awaitMail(teacher.uname, 1, subject)
    expect(given.text).toContain('Dear A Test Person,')
    expect(given.text).toContain('You can now:\n• See applications\n• Decide on applications')
    expect(given.text).toContain(
      `अनुमतियाँ दी हैं:\n• ${grantLabels['admission:read'].hi}\n• ${grantLabels['admission:decide'].hi}`,
    )
    expect(given.text).not.toMatch(/took away|admission:/)
    await grant(teacher, ['admission:read'], 1)
    const taken = await awaitMail(teacher.uname, 2, subject)
    expect(taken.text).toContain('The office took away this access:\n• Decide on applications')
    expect(taken.text).not.toContain('See applications')
    expect([
      await signal(),
      (await call('GET /auth/checkAuth', { token: teacher.token })).body.version,
    ]).toMatchObject([{ version: 2 }, 2])
  })

  it('gets no mail where nothing changes', async () => {
    await grant(teacher, [], 0)
    const mails = await firestore.collection(collectionPaths.mail).where('to', '==', teacher.uname).get()
    expect(mails.size).toBe(0)
  })

  it('may not grant anything, list people, or shut anybody out', async () => {
    await grant(teacher, grantNames, 0)
    const { token } = teacher
    const other = await makeTeacher(app)
    const answers = await Promise.all([
      call('GET /admin/people', { token }),
      grant(other, ['admission:read'], 0, token),
      grant(teacher, ['admission:read'], 1, token),
      disable(other, token),
      enable(other, token),
      sendReset(other, token),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  it('has none of it as an admin who becomes a teacher again', { tags: ['slow'] }, async () => {
    await grant(teacher, grantNames, 0)
    await setRole(app, { email: teacher.uname, role: 'admin', now: new Date() })
    await setRole(app, { email: teacher.uname, role: 'faculty', now: new Date() })
    expect(await staffOf(teacher)).toMatchObject({ role: 'faculty', grants: [] })
  })

  it('keeps it when the role command gives the same role', { tags: ['slow'] }, async () => {
    await grant(teacher, ['admission:read'], 0)
    await setRole(app, { email: teacher.uname, role: 'faculty', now: new Date() })
    expect(await staffOf(teacher)).toMatchObject({ role: 'faculty', grants: ['admission:read'] })
  })
})

describe('Abilities', () => {
  it.each(['audit:read', 'account:grant', 'news:publish', 'admin', '__proto__'])(
    'that cannot be granted are refused (%s)',
    async (name) => {
      expect((await grant(teacher, [name], 0)).status).toBe(400)
      expect((await staffOf(teacher))?.grants).toEqual([])
    },
  )

  it('are not changed by somebody who saw them before another admin changed them', async () => {
    await grant(teacher, ['admission:read'], 0)
    const { status, body } = await grant(teacher, [], 0)
    expect([status, body.message]).toEqual(errors['changed-meanwhile'])
    expect(await staffOf(teacher)).toMatchObject({ grants: ['admission:read'], version: 1 })
  })

  it('are granted to no admin, to nobody without a role, and never to oneself', async () => {
    const [other, stranger] = [await makeAdmin(), await makePerson(app)]
    const refusals = await Promise.all([
      grant(other, ['admission:read'], 0),
      grant(admin, ['admission:read'], 0),
      grant(stranger, ['admission:read'], 0),
      grant({ uid: 'no-such-person' }, ['admission:read'], 0),
    ])
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      errors['admin-may-all'],
      errors['not-yourself'],
      errors['no-such-person'],
      errors['no-such-person'],
    ])
    expect(await staffOf(stranger)).toBeUndefined()
  })
})

describe('A disabled account', () => {
  it('is out at once, in calls and reads, and is told why it cannot sign in until it is enabled', async () => {
    await grant(teacher, ['admission:read'], 0)
    expect(await listStatus(collectionPaths.admissions, teacher.token)).toBe(200)
    expect((await disable(teacher)).status).toBe(200)
    expect(await sessionOf(teacher.token)).toEqual(errors['access-disabled'])
    expect(await listStatus(collectionPaths.admissions, teacher.token)).toBe(403)
    expect(await signIn(teacher)).toEqual(errors['access-disabled'])
    expect(await signIn({ ...teacher, psw: 'a wrong one' })).toEqual(errors['wrong-credentials'])
    expect(await personOf(teacher)).toMatchObject({ state: 'disabled', grants: ['admission:read'] })

    expect((await enable(teacher)).status).toBe(200)
    expect(await signIn(teacher)).toEqual([200, 'Login successful'])
    expect(await sessionOf(teacher.token), 'a session from before').toEqual(errors['session-ended'])
    expect(await personOf(teacher)).toMatchObject({ state: 'active', grants: ['admission:read'] })
    const actions = (await auditOf(teacher)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['account disabled', 'account enabled']))
  })

  it('of an admin opens nothing with the token from before', async () => {
    const other = await makeAdmin()
    expect((await disable(other)).status).toBe(200)
    for (const answer of [await disable(admin, other.token), await call('GET /admin/people', other)]) {
      expect([answer.status, answer.body.message]).toEqual(errors['access-disabled'])
    }
    expect(await listStatus(collectionPaths.audit, other.token)).toBe(403)
  })

  it('is not enabled by restoring the profile; a removed teacher is not restored by enabling', async () => {
    const setRemoved = (isRemoved: boolean) =>
      call(`PUT /admin/toggle-visibility/${teacher.uname}`, { token: admin.token, ...json({ isRemoved }) })
    await disable(teacher)
    await setRemoved(true)
    await setRemoved(false)
    expect(await signIn(teacher)).toEqual(errors['access-disabled'])
    await setRemoved(true)
    expect((await enable(teacher)).body.message).toContain('still removed')
    expect(await personOf(teacher)).toMatchObject({ state: 'removed' })
    expect(await signIn(teacher)).toEqual(errors['access-removed'])
    await setRemoved(false)
    expect((await signIn(teacher))[0]).toBe(200)
  })

  it('stays disabled when the role command gives it a role', { tags: ['slow'] }, async () => {
    await disable(teacher)
    const changed = await setRole(app, { email: teacher.uname, role: 'admin', now: new Date() })
    expect(changed).toMatchObject({ isDisabledByAdmin: true })
    expect(await signIn(teacher)).toEqual(errors['access-disabled'])
  })

  it('that the operator disabled at the Auth service is shown so, and enabled too', {
    tags: ['slow'],
  }, async () => {
    const auth = await app.auth()
    await auth.updateUser(teacher.uid, { disabled: true })
    expect(await personOf(teacher)).toMatchObject({ state: 'disabled' })
    expect((await enable(teacher)).status).toBe(200)
    expect((await signIn(teacher))[0]).toBe(200)
  })

  it('is never one’s own, and of nobody who has none', async () => {
    const refusals = await Promise.all([disable(admin), enable(admin), disable({ uid: 'no-such-person' })])
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      errors['not-yourself'],
      errors['not-yourself'],
      errors['no-such-person'],
    ])
    expect(await sessionOf(admin.token)).toEqual([200, 'admin'])
  })

  it('disabled twice at once is disabled, with one entry', { tags: ['slow'] }, async () => {
    const answers = await Promise.all([disable(teacher), disable(teacher)])
    for (const { status } of answers) expect(status).toBeOneOf([200, 503])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await auditOf(teacher)).filter(({ action }) => action === 'account disabled')).toHaveLength(1)
  })
})

it('Two admins who disable each other at once: one of them remains', { tags: ['slow'] }, async () => {
  const [one, other] = [await makeAdmin(), await makeAdmin()]
  const answers = await Promise.all([disable(other, one.token), disable(one, other.token)])
  const disabled = [await staffOf(one), await staffOf(other)].filter((staff) => staff?.isDisabled)
  const statuses = answers.map(({ status }) => status)
  expect(disabled).toHaveLength(statuses.filter((status) => status === 200).length)
  expect(disabled.length).toBeLessThan(2)
  for (const status of statuses) expect(status).toBeOneOf([200, 401, 503])
})

describe('A password reset by an admin', () => {
  it('mails the person a code, which they use without having asked for it', async () => {
    const { status, body } = await sendReset(teacher)
    expect([status, body.message]).toEqual([200, expect.stringContaining(teacher.uname)])
    const mail = await awaitMail(teacher.uname, 1, 'Your code for a new password')
    expect(mail.text).toContain("'I have a code'")
    const otp = codeIn(mail)
    // The password stays valid until the code is used.
    expect((await signIn(teacher))[0]).toBe(200)
    const sent = { email: teacher.uname, otp, newPassword }
    expect((await call('POST /auth/reset_password', json(sent))).status).toBe(200)
    expect((await signIn({ ...teacher, psw: newPassword }))[0]).toBe(200)
    const entry = (await auditOf(teacher)).find(({ action }) => action === 'password reset sent')
    expect(entry).toMatchObject({ actor: admin.uname, actorUid: admin.uid })
    expect(JSON.stringify(await auditOf(teacher))).not.toContain(otp)
  })

  it('is refused a second time within a minute, for a disabled account, and for nobody', {
    tags: ['slow'],
  }, async () => {
    expect((await sendReset(teacher)).status).toBe(200)
    const other = await makeTeacher(app)
    await disable(other)
    const refusals = [
      await sendReset(teacher),
      await sendReset(other),
      await sendReset({ uid: 'no-such-person' }),
    ]
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      errors['code-too-soon'],
      errors['account-disabled'],
      errors['no-such-person'],
    ])
  })
})
