import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import { describe, expect, it } from 'vitest'
import { type Answer, call, json } from '../support/call.ts'
import { makePerson, newClientHeaders, type Person, signInAs } from '../support/people.ts'
import { secondAfter } from '../support/second-after.ts'
import { times } from '../support/sign-ins.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()

function endOthers(
  token: string,
  currentPassword: string,
  clientHeaders = newClientHeaders(),
): Promise<Answer> {
  const { body, headers } = json({ currentPassword })
  return call('POST /auth/end_other_sessions', { body, headers: { ...headers, ...clientHeaders }, token })
}

const signIn = (who: Pick<Person, 'uname' | 'psw'>) => signInAs(who, { clientHeaders: newClientHeaders() })
const statusOf = async (token: string) => (await call('GET /auth/checkAuth', { token })).status

async function signedInTwice(role: Role) {
  const person = await makePerson(app, role)
  const [here, there] = await Promise.all([signIn(person), signIn(person)])
  return { person, token: String(here.body.token), elsewhere: String(there.body.token) }
}

describe.each(['faculty', 'admin'] as const)('A signed-in person (%s)', (role) => {
  it('ends every other session with the password, goes on here, and keeps the password', {
    tags: role === 'faculty' ? [] : ['slow'],
  }, async () => {
    const { person, token, elsewhere } = await signedInTwice(role)
    await secondAfter(token)
    const { status, body } = await endOthers(token, person.psw)
    expect([status, body.message]).toEqual([200, 'You are signed out on all other devices.'])
    expect(await statusOf(String(body.token))).toBe(200)
    expect(String(body.customToken)).toMatch(/^[\w-]+\.[\w-]+\./)
    for (const old of [token, elsewhere]) expect(await statusOf(old)).toBe(401)
    expect((await signIn(person)).status).toBe(200)
    const firestore = await app.firestore()
    const trail = await firestore.collection(collectionPaths.audit).where('subject', '==', person.uname).get()
    expect(trail.docs.map((entry) => entry.get('action'))).toContain('sessions ended')
  })
})

describe('Somebody with a stolen session', () => {
  it('ends nobody’s sessions without the password, and guesses it no more often than at the sign-in', async () => {
    const { person, token, elsewhere } = await signedInTwice('faculty')
    const clientHeaders = newClientHeaders()
    const wrong = () => endOthers(token, 'a wrong one', clientHeaders)
    const { status, body } = await wrong()
    expect([status, body.message]).toEqual(errors['wrong-current-password'])
    expect(body.errors).toEqual({ currentPassword: body.message })
    for (const _ of times(limits.signIn.failuresBeforeDelay - 1, Boolean)) await wrong()
    const delayed = await endOthers(token, person.psw, clientHeaders)
    expect([delayed.status, delayed.body.message]).toEqual(errors['password-delayed'])
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 200])
  })
})
