import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import { describe, expect, it } from 'vitest'
import { type Answer, call, json } from '../support/call.ts'
import { newPassword } from '../support/codes.ts'
import { awaitMail } from '../support/mailbox.ts'
import { makePerson, newClientHeaders, newDevice, type Person, signInAs } from '../support/people.ts'
import { secondAfter } from '../support/second-after.ts'
import { countOf, times } from '../support/sign-ins.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)

type Sent = { currentPassword: string; newPassword?: string; device?: string }

function change(token: string, sent: Sent, clientHeaders = newClientHeaders()): Promise<Answer> {
  const { body, headers } = json({ newPassword, ...sent })
  return call('POST /auth/change_password', { body, headers: { ...headers, ...clientHeaders }, token })
}

const signIn = (who: Pick<Person, 'uname' | 'psw'>, clientHeaders = newClientHeaders(), device?: string) =>
  signInAs(who, { clientHeaders, device })

async function signedInTwice(role: Role): Promise<{ person: Person; token: string; elsewhere: string }> {
  const person = await makePerson(app, role)
  const [here, there] = await Promise.all([signIn(person), signIn(person)])
  return { person, token: String(here.body.token), elsewhere: String(there.body.token) }
}

const check = (token: string) => call('GET /auth/checkAuth', { token })

describe.each(['faculty', 'admin'] as const)('A signed-in person (%s)', (role) => {
  it('changes the password with the current one, goes on here, is out elsewhere, and gets a mail', {
    tags: role === 'faculty' ? [] : ['slow'],
  }, async () => {
    const { person, token, elsewhere } = await signedInTwice(role)
    await secondAfter(token)
    const { status, body } = await change(token, { currentPassword: person.psw })
    expect([status, body.message]).toEqual([200, 'Your password was changed.'])
    expect((await check(String(body.token))).status).toBe(200)
    expect(String(body.customToken)).toMatch(/^[\w-]+\.[\w-]+\./)
    for (const old of [token, elsewhere]) expect((await check(old)).status).toBe(401)
    expect((await signIn(person)).status).toBe(401)
    expect((await signIn({ ...person, psw: newPassword })).status).toBe(200)
    await awaitMail(person.uname, 1, 'Your password was changed')
    const firestore = await app.firestore()
    const trail = await firestore.collection(collectionPaths.audit).where('subject', '==', person.uname).get()
    expect(trail.docs.map((entry) => entry.get('action'))).toContain('password changed')
    expect(JSON.stringify(trail.docs.map((entry) => entry.data()))).not.toContain(newPassword)
  })
})

describe('A password', () => {
  it('is not changed with a wrong current one; the session stays, and the field is named', async () => {
    const { person, token } = await signedInTwice('faculty')
    const { status, body } = await change(token, { currentPassword: `${person.psw}!` })
    expect([status, body.message]).toEqual(errors['wrong-current-password'])
    expect(body.errors).toEqual({ currentPassword: body.message })
    expect((await check(token)).status).toBe(200)
    expect((await signIn(person)).status).toBe(200)
  })

  it.each([
    ['short', /at least 8 characters/],
    ['12345678', /most common/],
    ['', /required/],
  ])('is not changed to %j, and the current one is not compared', async (weak, reason) => {
    const { person, token } = await signedInTwice('faculty')
    const { status, body } = await change(token, { currentPassword: person.psw, newPassword: weak })
    expect(status).toBe(400)
    expect((body.errors as Record<string, string>).newPassword).toMatch(reason)
    expect((await signIn(person)).status).toBe(200)
  })
})

describe('Somebody with a stolen session', () => {
  it('guesses the current password no more often than at the sign-in', { tags: ['slow'] }, async () => {
    const { person, token } = await signedInTwice('faculty')
    const clientHeaders = newClientHeaders()
    const wrong = { currentPassword: 'a wrong one' }
    for (const _ of times(limits.signIn.failuresBeforeDelay, Boolean)) {
      expect((await change(token, wrong, clientHeaders)).status).toBe(400)
    }
    const { status, body, headers } = await change(token, { currentPassword: person.psw }, clientHeaders)
    expect([status, body.message]).toEqual(errors['password-delayed'])
    expect(headers.get('retry-after')).toBe('60')
    expect((await signIn(person, clientHeaders)).status, 'the same limit').toBe(429)
    expect((await signIn(person)).status, 'the owner, elsewhere').toBe(200)
  })

  it('guesses at once no more than may be under way', { tags: ['slow'] }, async () => {
    const { token } = await signedInTwice('faculty')
    const clientHeaders = newClientHeaders()
    const guesses = times(60, (index) => change(token, { currentPassword: `guess ${index}` }, clientHeaders))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(countOf(statuses, 400)).toBeLessThanOrEqual(limits.signIn.atOnce)
    expect(countOf(statuses, 400) + countOf(statuses, 429)).toBe(60)
  })

  it('is not on a known device any more once the owner has changed the password', {
    tags: ['slow'],
  }, async () => {
    const { person, token } = await signedInTwice('faculty')
    const [lost, own, college] = [newDevice(), newDevice(), newClientHeaders()]
    expect((await signIn(person, newClientHeaders(), lost)).status).toBe(200)
    const changed = await change(token, { currentPassword: person.psw, device: own })
    expect(changed.status).toBe(200)
    const owner = { ...person, psw: newPassword }
    for (const _ of times(limits.signIn.failuresBeforeDelay, Boolean)) await signIn(person, college)
    expect((await signIn(owner, college, lost)).status).toBe(429)
    expect((await signIn(owner, college, own)).status).toBe(200)
  })
})
