import { errors } from '@prangan/contract/errors'
import { collectionPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { call, json } from '../support/call.ts'
import { newPassword } from '../support/codes.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { sessionOf, usePeopleDesk } from './people-desk.ts'
import { makeTeacher } from './teachers.ts'

const desk = usePeopleDesk()
const { app, auditOf, disable, enable, grant, listStatus, makeAdmin, personOf, sendReset, signIn, staffOf } =
  desk

describe('A disabled account', () => {
  it('is out at once, in calls and reads, and is told why it cannot sign in until it is enabled', async () => {
    await grant(desk.teacher, ['admission:read'], 0)
    expect(await listStatus(collectionPaths.admissions, desk.teacher.token)).toBe(200)
    expect((await disable(desk.teacher)).status).toBe(200)
    expect(await sessionOf(desk.teacher.token)).toEqual(errors['access-disabled'])
    expect(await listStatus(collectionPaths.admissions, desk.teacher.token)).toBe(403)
    expect(await signIn(desk.teacher)).toEqual(errors['access-disabled'])
    expect(await signIn({ ...desk.teacher, psw: 'a wrong one' })).toEqual(errors['wrong-credentials'])
    expect(await personOf(desk.teacher)).toMatchObject({ state: 'disabled', grants: ['admission:read'] })

    expect((await enable(desk.teacher)).status).toBe(200)
    expect(await signIn(desk.teacher)).toEqual([200, 'Login successful'])
    expect(await sessionOf(desk.teacher.token), 'a session from before').toEqual(errors['session-ended'])
    expect(await personOf(desk.teacher)).toMatchObject({ state: 'active', grants: ['admission:read'] })
    const actions = (await auditOf(desk.teacher)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['account disabled', 'account enabled']))
  })

  it('of an admin opens nothing with the token from before', { tags: ['slow'] }, async () => {
    const other = await makeAdmin()
    expect((await disable(other)).status).toBe(200)
    for (const answer of [await disable(desk.admin, other.token), await call('GET /admin/people', other)]) {
      expect([answer.status, answer.body.message]).toEqual(errors['access-disabled'])
    }
    expect(await listStatus(collectionPaths.audit, other.token)).toBe(403)
  })

  it('is not enabled by restoring the profile; a removed teacher is not restored by enabling', {
    tags: ['slow'],
  }, async () => {
    const setRemoved = (isRemoved: boolean) =>
      call(`PUT /admin/toggle-visibility/${desk.teacher.uname}`, {
        token: desk.admin.token,
        ...json({ isRemoved }),
      })
    await disable(desk.teacher)
    await setRemoved(true)
    await setRemoved(false)
    expect(await signIn(desk.teacher)).toEqual(errors['access-disabled'])
    await setRemoved(true)
    expect((await enable(desk.teacher)).body.message).toContain('still removed')
    expect(await personOf(desk.teacher)).toMatchObject({ state: 'removed' })
    expect(await signIn(desk.teacher)).toEqual(errors['access-removed'])
    await setRemoved(false)
    expect((await signIn(desk.teacher))[0]).toBe(200)
  })

  it('stays disabled when the role command gives it a role', { tags: ['slow'] }, async () => {
    await disable(desk.teacher)
    const changed = await setRole(app, { email: desk.teacher.uname, role: 'admin', now: new Date() })
    expect(changed).toMatchObject({ isDisabledByAdmin: true })
    expect(await signIn(desk.teacher)).toEqual(errors['access-disabled'])
  })

  it('that the operator disabled at the Auth service is shown so, and enabled too', {
    tags: ['slow'],
  }, async () => {
    const auth = await app.auth()
    await auth.updateUser(desk.teacher.uid, { disabled: true })
    expect(await personOf(desk.teacher)).toMatchObject({ state: 'disabled' })
    expect((await enable(desk.teacher)).status).toBe(200)
    expect((await signIn(desk.teacher))[0]).toBe(200)
  })

  it('is never one’s own, and of nobody who has none', async () => {
    const refusals = await Promise.all([
      disable(desk.admin),
      enable(desk.admin),
      disable({ uid: 'no-such-person' }),
    ])
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      errors['not-yourself'],
      errors['not-yourself'],
      errors['no-such-person'],
    ])
    expect(await sessionOf(desk.admin.token)).toEqual([200, 'admin'])
  })

  it('disabled twice at once is disabled, with one entry', { tags: ['slow'] }, async () => {
    const answers = await Promise.all([disable(desk.teacher), disable(desk.teacher)])
    for (const { status } of answers) expect(status).toBeOneOf([200, 503])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await auditOf(desk.teacher)).filter(({ action }) => action === 'account disabled')).toHaveLength(
      1,
    )
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
    const { status, body } = await sendReset(desk.teacher)
    expect([status, body.message]).toEqual([200, expect.stringContaining(desk.teacher.uname)])
    const mail = await awaitMail(desk.teacher.uname, 1, 'Your code for a new password')
    expect(mail.text).toContain("'I have a code'")
    const otp = codeIn(mail)
    // The password stays valid until the code is used.
    expect((await signIn(desk.teacher))[0]).toBe(200)
    const sent = { email: desk.teacher.uname, otp, newPassword }
    expect((await call('POST /auth/reset_password', json(sent))).status).toBe(200)
    expect((await signIn({ ...desk.teacher, psw: newPassword }))[0]).toBe(200)
    const entry = (await auditOf(desk.teacher)).find(({ action }) => action === 'password reset sent')
    expect(entry).toMatchObject({ actor: desk.admin.uname, actorUid: desk.admin.uid })
    expect(JSON.stringify(await auditOf(desk.teacher))).not.toContain(otp)
  })

  it('is refused a second time within a minute, for a disabled account, and for nobody', {
    tags: ['slow'],
  }, async () => {
    expect((await sendReset(desk.teacher)).status).toBe(200)
    const other = await makeTeacher(app)
    await disable(other)
    const refusals = [
      await sendReset(desk.teacher),
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
