/** @module-tag slow */
import { limits } from '@prangan/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { receiveCode, requestCode, resetPassword, wrongCode } from '../support/codes.ts'
import { awaitMail, codeIn } from '../support/mailbox.ts'
import { makePerson, newClientHeaders, newDevice, type Person, signInAs } from '../support/people.ts'
import { countOf, times } from '../support/sign-ins.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const minute = 60_000
const hour = 60 * minute
const { otp: rules } = limits

const app = useOwnApp()
useTriggers(app)
let teacher: Person
let email: string
beforeEach(async () => {
  teacher = await makePerson(app, 'faculty')
  email = teacher.uname
})

type From = { clientHeaders: Record<string, string>; device?: string }

async function request(from: From, whose = email): Promise<{ status: number; flow: string }> {
  const { status, body } = await requestCode(whose, undefined, from)
  return { status, flow: String(body.flow) }
}
const guess = async (
  otp: string,
  { clientHeaders, flow }: { clientHeaders: Record<string, string>; flow?: string },
) => (await resetPassword({ email, otp, ...(flow && { flow }) }, undefined, { clientHeaders })).status

describe('A stranger who requests codes and guesses them', () => {
  it('leaves the owner’s own code its guess, whether requested before or after', async () => {
    const [stranger, home] = [newClientHeaders(), newClientHeaders()]
    for (const count of [1, 2]) {
      const { flow } = await request({ clientHeaders: stranger })
      const code = codeIn(await awaitMail(email, count))
      const wrong = times(5, (by) => guess(wrongCode(code, by + 1), { clientHeaders: stranger, flow }))
      expect(countOf(await Promise.all(wrong), 400)).toBe(5)
      app.pass(minute)
    }
    const { flow } = await request({ clientHeaders: home })
    const code = codeIn(await awaitMail(email, 3))
    expect(await guess(code, { clientHeaders: home, flow })).toBe(200)
  })

  it('does not end the code that the owner requested', async () => {
    const [stranger, home] = [newClientHeaders(), newClientHeaders()]
    const { flow } = await request({ clientHeaders: home })
    const code = codeIn(await awaitMail(email))
    app.pass(minute)
    expect((await request({ clientHeaders: stranger })).status).toBe(200)
    expect(
      await guess(code, { clientHeaders: stranger, flow: crypto.randomUUID() }),
      'of another request',
    ).toBe(400)
    expect(await guess(code, { clientHeaders: newClientHeaders(), flow })).toBe(200)
  })

  it('does not use up the code of the earlier site either, which sends no request id', async () => {
    const [stranger, home] = [newClientHeaders(), newClientHeaders()]
    const code = await receiveCode(email, undefined, 1, { clientHeaders: home })
    for (const by of times(10, (index) => index + 1)) {
      expect(await guess(wrongCode(code, by), { clientHeaders: stranger })).toBe(400)
    }
    expect(await guess(code, { clientHeaders: home })).toBe(200)
  })

  it('does not end the code of the earlier site whose visitor’s network has changed meanwhile', async () => {
    const code = await receiveCode(email, undefined, 1, { clientHeaders: newClientHeaders() })
    expect(await guess(code, { clientHeaders: newClientHeaders() })).toBe(200)
  })

  it('cannot use up the mails reserved for those who have signed in before', async () => {
    const [home, device] = [newClientHeaders(), newDevice()]
    const owner = { clientHeaders: newClientHeaders(), device }
    expect((await signInAs(teacher, owner)).status).toBe(200)
    for (const count of times(rules.mailsPerDay, (index) => index + 1)) {
      expect((await request({ clientHeaders: newClientHeaders() })).status).toBe(200)
      await awaitMail(email, count)
      app.pass(hour / 3)
    }
    expect((await request({ clientHeaders: newClientHeaders() })).status, 'the seventh of the day').toBe(429)
    const { status, flow } = await request({ clientHeaders: home, device })
    expect(status).toBe(200)
    const code = codeIn(await awaitMail(email, rules.mailsPerDay + 1))
    app.pass(2 * 60_000)
    expect((await request({ clientHeaders: home, device })).status, 'no more than one an hour').toBe(429)
    expect(await guess(wrongCode(code), { clientHeaders: home, flow })).toBe(400)
    expect(await guess(code, { clientHeaders: home, flow })).toBe(200)
  })

  it('gets six mails a day into an inbox, and not a seventh', async () => {
    const statuses: number[] = []
    for (const _ of times(8, Boolean)) {
      statuses.push((await request({ clientHeaders: newClientHeaders() })).status)
      app.pass(hour)
    }
    expect(countOf(statuses, 200)).toBe(rules.mailsPerDay)
    app.pass(24 * hour - 8 * hour)
    expect((await request({ clientHeaders: newClientHeaders() })).status, 'a day later').toBe(200)
  })
})
