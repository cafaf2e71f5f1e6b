import { errors } from '@prangan/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AlumniOffice, newRegistration, openAlumniOffice, registered } from '../support/alumni.ts'
import { call, form, json, signIn } from '../support/call.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)
let office: AlumniOffice
beforeAll(async () => {
  office = await openAlumniOffice(app)
})

describe('The office deletes', () => {
  it('a verified alumnus, who gets no mail about it', async () => {
    const fields = newRegistration()
    const id = await registered(fields)
    await office.verify(id)
    const { status, body } = await office.remove(id)
    expect([status, body]).toEqual([200, { message: 'Alumni deleted successfully!' }])
    expect([await office.stored(id), await office.shown(id)]).toEqual([undefined, undefined])
    await awaitMail(fields.email)
    expect(await mailsTo(fields.email)).toHaveLength(1)
  })

  it('a requested one with a reason, which goes to them by mail', async () => {
    const fields = newRegistration()
    const id = await registered(fields)
    expect((await office.remove(id, { reason: 'We find no B.A. of 2011 under this name.' })).status).toBe(200)
    const { text, subject } = await awaitMail(fields.email)
    expect(subject).toContain('Your alumni registration')
    expect(text).toContain('“We find no B.A. of 2011 under this name.”')
    expect(await office.stored(id)).toBeUndefined()
  })

  it('once: the second gets a 404, and so does every later change', async () => {
    const id = await registered()
    await office.remove(id)
    const answers = [
      await office.remove(id),
      await office.verify(id),
      await office.verify(id, false),
      await office.update(id, { Name: 'Back again', status: '1' }),
    ]
    for (const { status, body } of answers) expect([status, body.message]).toEqual(errors['no-such-alumnus'])
    expect([await office.stored(id), await office.shown(id)]).toEqual([undefined, undefined])
  })

  it('nobody who was changed meanwhile', async () => {
    const id = await registered()
    await office.update(id, { Name: 'First' })
    const { status, body } = await office.remove(id, { version: 1 })
    expect([status, body.message]).toEqual(errors['changed-meanwhile'])
    expect((await office.remove(id, { version: 2 })).status).toBe(200)
  })

  it('nobody by a body that is broken, of another type, or with a reason too long', async () => {
    const id = await registered()
    const send = (body: string, type: string) =>
      call(`DELETE /admin/${id}`, { token: office.admin, body, headers: { 'content-type': type } })
    expect((await send('{"reason":', 'application/json')).status).toBe(400)
    expect((await send('reason=x', 'application/x-www-form-urlencoded')).status).toBe(415)
    const long = await office.remove(id, { reason: 'x'.repeat(501) })
    expect([long.status, long.body.message]).toEqual([400, 'Reason may have at most 500 characters.'])
    expect(await office.stored(id)).toMatchObject({ version: 1 })
    expect((await send('', 'application/json')).status).toBe(200)
  })
})

describe('A teacher, and a visitor,', () => {
  it('cannot see, verify, change or delete an alumnus', async () => {
    const id = await registered()
    const before = await office.stored(id)
    for (const [token, refused] of [
      [await signIn('teacher'), 403],
      ['null', 401],
      ['forged', 401],
    ] as const) {
      const attempts = [
        call('GET /alumni/viewalumni', { token }),
        call(`PUT /admin/status/${id}`, { token, ...json({ status: true }) }),
        call(`PUT /admin/${id}`, { token, ...form({ Name: 'An intruder', status: '1' }) }),
        call(`DELETE /admin/${id}`, { token }),
      ]
      for (const { status, body } of await Promise.all(attempts)) {
        expect(status).toBe(refused)
        expect(JSON.stringify(body)).not.toContain(String(before?.email))
      }
    }
    expect(await office.stored(id)).toEqual(before)
  })
})
