import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { type ResetState, resetOf, stateOf } from '../../functions/src/auth/password-reset/codes.ts'
import { answerRequests } from '../../functions/src/auth/password-reset/on-password-reset-requested.ts'
import { call } from '../support/call.ts'
import { newPassword, receiveCode, requestCode, resetPassword, wrongCode } from '../support/codes.ts'
import { hasHindi } from '../support/languages.ts'
import { awaitMail, codeIn, mailsTo } from '../support/mailbox.ts'
import { makePerson, newClientHeaders, signInAs } from '../support/people.ts'
import { secondAfter } from '../support/second-after.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)

const request = (email: string) => requestCode(email)
const clientHeaders = newClientHeaders()
const receive = (email: string) => receiveCode(email, undefined, 1, { clientHeaders })
const reset = (email: string, otp: string, password = newPassword) =>
  resetPassword({ email, otp, newPassword: password }, undefined, { clientHeaders })
const login = (uname: string, psw: string) => signInAs({ uname, psw })

async function resetState(email: string): Promise<ResetState> {
  const firestore = await app.firestore()
  return stateOf(await resetOf(firestore, email).get(), email, app.now())
}

function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('A teacher who forgot the password', () => {
  it.skipIf(!hasHindi)('on a Hindi page gets the code in Hindi', { tags: ['slow'] }, async () => {
    const teacher = await makePerson(app, 'faculty')
    await requestCode(teacher.uname, undefined, { clientHeaders, language: 'hi' })
    const mail = await awaitMail(teacher.uname)
    expect(mail.subject).toBe('नए पासवर्ड के लिए आपका OTP')
    expect(mail.text).not.toContain('This is your code')
    expect((await reset(teacher.uname, codeIn(mail))).status, 'without the flow').toBe(200)
  })

  it('sets a new one with a code from the mailbox; the old one and old sessions end, and a mail reports it', async () => {
    const teacher = await makePerson(app, 'faculty')
    await (await app.auth()).updateUser(teacher.uid, { displayName: `O'Brien <b>& "Sons"` })
    const token = String((await signInAs(teacher)).body.token)
    expect((await call('GET /auth/checkAuth', { token })).status).toBe(200)

    expect((await requestCode(teacher.uname)).status).toBe(200)
    const mail = await awaitMail(teacher.uname)
    const code = codeIn(mail)
    expect(mail.subject).toBe('Your code for a new password')
    expect(mail.from[0]?.name).toBe(college.name.en)
    expect(mail.html).toContain(`>${code}</p>`)
    expect(mail.html).toContain('O&#39;Brien &lt;b&gt;&amp; &quot;Sons&quot;')
    if (hasHindi) expect(mail.html).toContain('lang="hi"')
    expect(mail.text).toContain('10 minutes')

    await secondAfter(token)
    const { status, body } = await resetPassword({ email: teacher.uname, otp: code })
    expect([status, body.message]).toEqual([200, 'Password reset successfully.'])
    const old = await signInAs(teacher)
    expect([old.status, old.body.message]).toEqual(errors['wrong-credentials'])
    const session = await call('GET /auth/checkAuth', { token })
    expect([session.status, session.body.message]).toEqual(errors['session-ended'])
    expect((await signInAs({ ...teacher, psw: newPassword })).status).toBe(200)
    const notification = await awaitMail(teacher.uname, 1, 'Your password was changed')
    expect(notification.text).toContain('/login')
    expect(notification.text).toContain('(India time)')

    const again = await reset(teacher.uname, code)
    expect([again.status, again.body.message]).toEqual(errors['wrong-code'])
  })

  it('leaves an audit trail without secrets, and the code is nowhere in Firestore', async () => {
    const teacher = await makePerson(app, 'faculty')
    const code = await receive(teacher.uname)
    await reset(teacher.uname, wrongCode(code))
    const firestore = await app.firestore()
    const stored: string[] = []
    for (const name of ['passwordResets', 'rateLimits', 'mail', 'audit', 'accounts'] as const) {
      const { docs } = await firestore.collection(collectionPaths[name]).get()
      stored.push(...docs.map((document) => JSON.stringify([document.id, document.data()])))
    }
    expect(stored.length).toBeGreaterThan(3)
    expect(stored.filter((text) => new RegExp(`\\b${code}\\b`).test(text))).toEqual([])
    expect((await resetState(teacher.uname)).flows[0]?.code).toMatch(/^[0-9a-f]{64}$/)
    await reset(teacher.uname, code)
    const trail = await firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', teacher.uname)
      .get()
    expect(trail.docs.map((entry) => entry.get('action')).sort()).toEqual([
      'code refused',
      'code requested',
      'password reset',
    ])
    const text = JSON.stringify(trail.docs.map((entry) => entry.data()))
    expect(text).not.toContain(newPassword)
    expect(trail.docs.every((entry) => entry.get('from') !== '')).toBe(true)
  })
})

function races(redeeming: number, guessing: number, times: number): void {
  it(`redeemed ${redeeming} times at once, works once`, { tags: ['slow'] }, async () => {
    const teacher = await makePerson(app, 'faculty')
    const code = await receive(teacher.uname)
    const answers = await Promise.all(
      Array.from({ length: redeeming }, (_, index) => reset(teacher.uname, code, `${newPassword}-${index}`)),
    )
    const counts = tally(answers)
    expect(counts[200]).toBe(1)
    expect((counts[400] ?? 0) + (counts[503] ?? 0)).toBe(redeeming - 1)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(teacher.uname, `${newPassword}-${winner}`)).status).toBe(200)
  })

  it(`is compared at most five times when ${guessing} wrong ones come at once, and then no longer works itself`, {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(app, 'faculty')
    const code = await receive(teacher.uname)
    const answers = await Promise.all(
      Array.from({ length: guessing }, (_, index) => reset(teacher.uname, wrongCode(code, index + 1))),
    )
    const { compares } = await resetState(teacher.uname)
    expect(compares).toHaveLength(limits.otp.comparesPerCode)
    expect(tally(answers)[200]).toBeUndefined()
    const right = await reset(teacher.uname, code)
    expect([right.status, right.body.message]).toEqual(errors['wrong-code'])
    expect((await login(teacher.uname, teacher.psw)).status).toBe(200)
  })

  it(`requested ${times} times at once, is mailed once`, { tags: ['slow'] }, async () => {
    const { uname } = await makePerson(app, 'faculty')
    const answers = await Promise.all(Array.from({ length: times }, () => request(uname)))
    expect(tally(answers)[200]).toBe(1)
    expect((await reset(uname, codeIn(await awaitMail(uname)))).status, 'without the flow').toBe(200)
    await awaitMail(uname, 1, 'Your password was changed')
    expect(await mailsTo(uname)).toHaveLength(2)
  })
}

describe('A code, under calls that race', () => {
  races(8, 12, 8)

  it('is made and mailed once, however often the event comes', { tags: ['slow'] }, async () => {
    const teacher = await makePerson(app, 'faculty')
    await request(teacher.uname)
    const { path } = resetOf(await app.firestore(), teacher.uname)
    await Promise.all(Array.from({ length: 8 }, () => answerRequests(app.deps, path)))
    const code = codeIn(await awaitMail(teacher.uname))
    await answerRequests(app.deps, path)
    expect((await reset(teacher.uname, code)).status).toBe(200)
    // The mail about the change was queued after every code was sent.
    await awaitMail(teacher.uname, 1, 'Your password was changed')
    expect(await mailsTo(teacher.uname)).toHaveLength(2)
  })
})

describe('A code, under many calls that race', { tags: ['slow'] }, () => races(30, 50, 20))

describe('Nobody gets a code for an account that may not sign in:', () => {
  it.each(['without a role', 'disabled'])('%s', async (which) => {
    const { uid, uname } = await makePerson(app, which === 'disabled' ? 'faculty' : undefined)
    if (which === 'disabled') await (await app.auth()).updateUser(uid, { disabled: true })
    expect((await request(uname)).status).toBe(200)
    const { path } = resetOf(await app.firestore(), uname)
    await answerRequests(app.deps, path)
    expect((await resetState(uname)).flows.map(({ code }) => code)).toEqual([null])
    expect(await mailsTo(uname)).toEqual([])
  })

  it('disabled after the code was made', async () => {
    const { uid, uname } = await makePerson(app, 'faculty')
    const code = await receive(uname)
    await (await app.auth()).updateUser(uid, { disabled: true })
    const { status, body } = await reset(uname, code)
    expect([status, body.message]).toEqual(errors['wrong-code'])
  })
})
