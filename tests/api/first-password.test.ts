import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { PersonItem } from '@prangan/contract/schemas/people'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountDocument } from '../../functions/src/auth/account-store.ts'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { comparePassword } from '../../functions/src/auth/sign-in/sign-in-with-password.ts'
import { type Answer, call, json } from '../support/call.ts'
import { newPassword, receiveCode, resetPassword } from '../support/codes.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { add, teacher, useOffice } from '../support/office.ts'
import { choosePassword, makePerson, newClientHeaders, newEmail, signInAs } from '../support/people.ts'
import { times } from '../support/sign-ins.ts'

const office = useOffice()
const { lifetime } = limits.firstPassword

let newcomer: { uid: string; uname: string; psw: string }
beforeEach(async () => {
  newcomer = await addNewcomer()
})

async function addNewcomer(userType = 'faculty') {
  const uname = newEmail('newcomer')
  const fields = teacher(uname, { userType })
  expect((await add(office, fields)).status).toBe(201)
  const { uid } = await office.auth.getUserByEmail(uname)
  return { uid, uname, psw: fields.psw }
}

const own = 'Banyan courtyard 12'
const signIn = (psw: string) =>
  signInAs({ uname: newcomer.uname, psw }, { clientHeaders: newClientHeaders() })
const outcome = ({ status, headers, body }: Answer) => [status, headers.get('error-code'), body.message]
const refusal = (code: keyof typeof errors) => [errors[code][0], code, errors[code][1]]
const staffOf = async (uid: string) => (await office.firestore.doc(documentPaths.staff(uid)).get()).data()
const auditOf = async (subject: string) => {
  const { docs } = await office.firestore
    .collection(collectionPaths.audit)
    .where('subject', '==', subject)
    .get()
  return docs.map((entry) => entry.data())
}
/** Signs in at the Auth service directly with the public web key, past our endpoints. */
const tokenPastUs = (psw = newcomer.psw) =>
  comparePassword(newcomer.uname, psw, office.app.deps.configuration)
/** Reads Firestore directly with a token; returns the HTTP status. */
async function readStatus(path: string, token: string): Promise<number> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${office.app.projectId}/databases/(default)/documents/${path}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await response.body?.cancel()
  return response.status
}

describe('The password that the office chose', () => {
  it('signs nobody in: the answer asks for one of their own, however often', async () => {
    for (const _ of times(3, Boolean)) {
      expect(outcome(await signIn(newcomer.psw))).toEqual(refusal('first-password'))
    }
    expect((await signIn(newcomer.psw)).body).not.toHaveProperty('token')
    expect((await auditOf(newcomer.uname)).map(({ action }) => action)).toEqual(['account created'])
  })

  it('is replaced by their own, which opens the desk, and never works again', async () => {
    const chosen = await choosePassword(newcomer, own)
    expect(chosen.body).toMatchObject({
      userType: 'faculty',
      user: { uid: newcomer.uid, email: newcomer.uname, name: 'Kavita Rawat' },
      message: 'Login successful',
      customToken: expect.any(String),
    })
    const token = String(chosen.body.token)
    expect((await call('GET /auth/checkAuth', { token })).status).toBe(200)
    expect(outcome(await signIn(newcomer.psw))).toEqual(refusal('wrong-credentials'))
    const { status, body } = await signIn(own)
    expect([status, 'asksAboutPassword' in body]).toEqual([200, false])
    expect(await staffOf(newcomer.uid)).toMatchObject({ firstPassword: null, asksAboutPassword: false })
    expect((await awaitMail(newcomer.uname, 1, 'Your password was changed')).text).toContain(
      'all other devices',
    )
    const changed = (await auditOf(newcomer.uname)).filter(({ action }) => action === 'password changed')
    expect(changed).toMatchObject([{ actor: newcomer.uname, actorUid: newcomer.uid }])
  })

  it('opens nothing to a session from the Auth service itself: no call, no read, also of an admin', {
    tags: ['slow'],
  }, async () => {
    newcomer = await addNewcomer('admin')
    const token = await tokenPastUs()
    const calls = [
      'GET /auth/checkAuth',
      'GET /news/viewNews',
      'GET /admin/people',
      'POST /auth/keep_password',
    ]
    const answers = await Promise.all(calls.map((route) => call(route, { token })))
    expect(answers.map(outcome)).toEqual(calls.map(() => refusal('session-ended')))
    const change = json({ currentPassword: newcomer.psw, newPassword: own })
    expect((await call('POST /auth/change_password', { token, ...change })).status).toBe(401)
    const private_ = [collectionPaths.alumni, collectionPaths.admissions, collectionPaths.audit]
    expect(await Promise.all(private_.map((path) => readStatus(path, token)))).toEqual([403, 403, 403])
    await choosePassword(newcomer, own)
    const after = await tokenPastUs(own)
    expect(await Promise.all(private_.map((path) => readStatus(path, after)))).toEqual([200, 200, 200])
    // The session that the office's password opened has ended.
    expect(await readStatus(collectionPaths.audit, token)).toBe(403)
  })

  it('is replaced once, by one of twenty at once', { tags: ['slow'] }, async () => {
    const passwords = times(20, (index) => `Banyan courtyard ${100 + index}`)
    const answers = await Promise.all(passwords.map((password) => choosePassword(newcomer, password)))
    const winners = passwords.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200).map((answer) => outcome(answer)[1])
    const refusals = ['password-chosen', 'wrong-credentials']
    expect(others.filter((code) => !refusals.includes(String(code)))).toEqual([])
    const compared = await Promise.all(
      passwords.map((password) => tokenPastUs(password).then(Boolean, () => false)),
    )
    expect(passwords.filter((_, index) => compared[index])).toEqual(winners)
  })

  it('cannot be kept, nor replaced by one that everybody tries, nor without knowing it', async () => {
    const same = await choosePassword(newcomer, newcomer.psw)
    expect([...outcome(same), same.body.errors]).toEqual([
      ...refusal('same-password'),
      { newPassword: errors['same-password'][1] },
    ])
    expect((await choosePassword(newcomer, 'password1')).body.errors).toHaveProperty('newPassword')
    const guessed = await choosePassword({ ...newcomer, psw: 'a guess of somebody' }, own)
    expect(outcome(guessed)).toEqual(refusal('wrong-credentials'))
    expect((await auditOf(newcomer.uname)).map(({ action }) => action)).toContain('sign-in failed')
    expect(outcome(await signIn(newcomer.psw))).toEqual(refusal('first-password'))
  })

  it('cannot be guessed here faster than at the sign-in', { tags: ['slow'] }, async () => {
    const clientHeaders = newClientHeaders()
    const guess = (psw: string) => choosePassword({ ...newcomer, psw }, own, { clientHeaders })
    for (const at of times(limits.signIn.failuresBeforeDelay, Number)) await guess(`guess ${at}`)
    expect(outcome(await guess(newcomer.psw))[1]).toBe('sign-in-delayed')
  })

  it('takes nothing from somebody whose password is their own', async () => {
    const person = await makePerson(office.app, 'faculty')
    expect(outcome(await choosePassword(person, own))).toEqual(refusal('password-chosen'))
    expect((await signInAs(person, { clientHeaders: newClientHeaders() })).status).toBe(200)
  })

  it('can be replaced again after a crash left it half done', { tags: ['slow'] }, async () => {
    const until = new Date(office.app.now().getTime() + lifetime)
    const takenAt = new Date(office.app.now().getTime() - 61_000)
    await office.firestore
      .doc(documentPaths.staff(newcomer.uid))
      .update({ firstPassword: { until, takenAt } })
    expect((await choosePassword(newcomer, own)).status).toBe(200)
  })

  it('is not needed with a code from Forgot Password, which also ends it', async () => {
    const otp = await receiveCode(newcomer.uname, undefined, 2)
    expect((await resetPassword({ email: newcomer.uname, otp })).status).toBe(200)
    expect((await signIn(newPassword)).status).toBe(200)
    expect(outcome(await signIn(newcomer.psw))).toEqual(refusal('wrong-credentials'))
  })

  it('stays what it is when the operator gives the role again', { tags: ['slow'] }, async () => {
    await setRole(office.app, { email: newcomer.uname, role: 'faculty', now: office.app.now() })
    expect(outcome(await signIn(newcomer.psw))).toEqual(refusal('first-password'))
  })
})

describe('After three days', () => {
  const send = ({ uid }: { uid: string }, token = office.admin) =>
    call(`POST /admin/people/${uid}/sign_in_mail`, { token })
  const personOf = async ({ uid }: { uid: string }) => {
    const { body } = await call('GET /admin/people', { token: office.admin })
    return (body.people as PersonItem[]).find((person) => person.uid === uid)
  }

  it('it is over, and the answer says what to do; a code still leads in', async () => {
    office.app.pass(lifetime - 1_000)
    expect(outcome(await signIn(newcomer.psw))[1]).toBe('first-password')
    office.app.pass(1_000)
    expect(outcome(await signIn(newcomer.psw))).toEqual(refusal('first-password-ended'))
    expect(outcome(await choosePassword(newcomer, own))).toEqual(refusal('first-password-ended'))
    expect(outcome(await signIn('a wrong one'))).toEqual(refusal('wrong-credentials'))
    const otp = await receiveCode(newcomer.uname, undefined, 2)
    expect((await resetPassword({ email: newcomer.uname, otp })).status).toBe(200)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  it('the office sends the sign-in mail again, which gives three more and names no password', {
    tags: ['slow'],
  }, async () => {
    office.app.pass(lifetime)
    const { status, body } = await send(newcomer)
    expect([status, body.message]).toEqual([200, `The sign-in mail is on its way to ${newcomer.uname}.`])
    const until = new Date(office.app.now().getTime() + lifetime).toISOString()
    expect(await personOf(newcomer)).toMatchObject({ firstPasswordUntil: until, state: 'active' })
    const { text, html } = await awaitMail(newcomer.uname, 2)
    expect(text).toContain('It works once, until')
    expect(text).toContain('केवल एक बार')
    expect(text + html).not.toContain(newcomer.psw)
    expect((await auditOf(newcomer.uname)).map(({ action }) => action)).toContain('sign-in mail sent')
    expect((await choosePassword(newcomer, own)).status).toBe(200)
    expect(await personOf(newcomer)).toMatchObject({ firstPasswordUntil: '' })
  })

  it('the mail goes out once, however often the button is pressed', { tags: ['slow'] }, async () => {
    office.app.pass(60_000)
    const answers = await Promise.all(times(5, () => send(newcomer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
    expect(outcome(await send(newcomer))).toEqual(refusal('mail-too-soon'))
    await awaitMail(newcomer.uname, 2)
    expect(await mailsTo(newcomer.uname)).toHaveLength(2)
  })

  it('the mail is not for who has a password of their own, who is shut out, or for a teacher to send', {
    tags: ['slow'],
  }, async () => {
    expect((await send(newcomer, await teacherToken())).status).toBe(403)
    const person = await makePerson(office.app, 'faculty')
    expect(outcome(await send(person))).toEqual(refusal('has-own-password'))
    await call(`PUT /admin/people/${newcomer.uid}/disable`, { token: office.admin })
    expect(outcome(await send(newcomer))).toEqual(refusal('account-disabled'))
    expect(outcome(await send({ uid: 'nobody' }))).toEqual(refusal('no-such-person'))
  })

  const teacherToken = async () => {
    const person = await makePerson(office.app, 'faculty')
    const { body } = await signInAs(person, { clientHeaders: newClientHeaders() })
    return String(body.token)
  }
})

describe('An account from before first passwords ended', () => {
  async function earlier({ isByOffice = true } = {}) {
    const person = await makePerson(office.app, 'faculty')
    if (isByOffice) {
      const account = { uid: person.uid, role: 'faculty', state: 'ready', at: office.app.now() }
      await accountDocument(office.firestore, person.uname).create(account)
    }
    return person
  }
  const signedIn = async (person: { uname: string; psw: string }) =>
    (await signInAs(person, { clientHeaders: newClientHeaders() })).body

  it('is asked at the sign-in whose the password is, until it was answered', async () => {
    const person = await earlier()
    const { token, asksAboutPassword } = await signedIn(person)
    expect([asksAboutPassword, (await signedIn(person)).asksAboutPassword]).toEqual([true, true])
    const kept = await call('POST /auth/keep_password', { token: String(token) })
    expect(kept.status).toBe(200)
    expect(await signedIn(person)).not.toHaveProperty('asksAboutPassword')
    expect((await auditOf(person.uname)).map(({ action }) => action)).toContain('password kept')
  })

  it('is asked also with a staff document that says nothing of it', async () => {
    const person = await earlier({ isByOffice: false })
    expect(await signedIn(person)).not.toHaveProperty('asksAboutPassword')
    const staff = office.firestore.doc(documentPaths.staff(person.uid))
    await staff.update({ asksAboutPassword: FieldValue.delete(), firstPassword: FieldValue.delete() })
    expect(await signedIn(person)).toMatchObject({ asksAboutPassword: true, userType: 'faculty' })
  })

  it('is not asked again once a password was chosen', { tags: ['slow'] }, async () => {
    const person = await earlier()
    const { token } = await signedIn(person)
    const change = json({ currentPassword: person.psw, newPassword: own })
    expect((await call('POST /auth/change_password', { token: String(token), ...change })).status).toBe(200)
    expect(await signedIn({ ...person, psw: own })).not.toHaveProperty('asksAboutPassword')
  })
})
