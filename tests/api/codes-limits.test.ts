import { createServer } from 'node:net'
import { errors } from '@prangan/contract/errors'
import { collectionPaths } from '@prangan/contract/paths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resetOf } from '../../functions/src/auth/password-reset/codes.ts'
import type { Answer } from '../support/call.ts'
import { receiveCode, requestCode, resetPassword, wrongCode } from '../support/codes.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { makePerson, newClientHeaders, newEmail } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const minute = 60_000
const hour = 60 * minute

const app = useOwnApp()
useTriggers(app)
let email: string
let mails: number
beforeEach(async () => {
  email = (await makePerson(app, 'faculty')).uname
  mails = 0
})

/** Leaves out the request's id, which is random. */
const tellable = ({ status, body, headers }: Answer) => [
  status,
  { ...body, flow: String(body.flow).length },
  headers.get('retry-after'),
]
const request = (address: string) => requestCode(address)
const clientHeaders = newClientHeaders()
const reset = async (otp: string) =>
  (await resetPassword({ email, otp }, undefined, { clientHeaders })).status
const nextCode = () => receiveCode(email, undefined, ++mails, { clientHeaders })

async function useUp(code: string): Promise<void> {
  for (let by = 1; by <= 5; by++) {
    expect(await reset(wrongCode(code, by))).toBe(400)
  }
}

describe('A code', () => {
  it('works until ten minutes have passed', { tags: ['slow'] }, async () => {
    const code = await nextCode()
    app.pass(10 * minute - 1)
    expect(await reset(code)).toBe(200)
  })

  it('no longer works after ten minutes', async () => {
    const code = await nextCode()
    app.pass(10 * minute)
    expect(await reset(code)).toBe(400)
  })

  it('that nobody requested, or that was used up, fills no audit trail however often it is tried', {
    tags: ['slow'],
  }, async () => {
    const trail = async () => {
      const firestore = await app.firestore()
      const entries = firestore.collection(collectionPaths.audit).where('subject', '==', email)
      return (await entries.count().get()).data().count
    }
    for (let attempt = 0; attempt < 3; attempt++) expect(await reset('000000')).toBe(400)
    expect(await trail()).toBe(0)
    await useUp(await nextCode())
    const usedUp = await trail()
    for (let attempt = 0; attempt < 3; attempt++) expect(await reset('000000')).toBe(400)
    expect(await trail()).toBe(usedUp)
  })

  it('ends when a new one is requested', async () => {
    const old = await nextCode()
    app.pass(minute)
    const code = await nextCode()
    expect(await reset(old)).toBe(400)
    expect(await reset(code)).toBe(200)
  })

  it('works after four wrong ones, and not after five', { tags: ['slow'] }, async () => {
    const first = await nextCode()
    await useUp(first)
    expect(await reset(first)).toBe(400)
    app.pass(hour)
    const code = await nextCode()
    for (let by = 1; by <= 4; by++) await reset(wrongCode(code, by))
    expect(await reset(code)).toBe(200)
  })

  it('can be tried once, also where all guesses that the codes of an account share are used up', {
    tags: ['slow'],
  }, async () => {
    await useUp(await nextCode())
    app.pass(minute)
    const second = await nextCode()
    expect(await reset(wrongCode(second))).toBe(400)
    expect(await reset(second), 'a second try').toBe(400)
    app.pass(minute)
    expect(await reset(await nextCode())).toBe(200)
  })

  it('is not used up by codes that are sent without a request', { tags: ['slow'] }, async () => {
    for (let tries = 0; tries < 25; tries++) expect(await reset('000000')).toBe(400)
    expect(await reset(await nextCode())).toBe(200)
  })
})

describe('Mails with codes', () => {
  it('go to an address once a minute and three times an hour, and an unknown one is answered alike', {
    tags: ['slow'],
  }, async () => {
    const unknown = newEmail('nobody')
    const steps = [0, 0, minute - 1, 1, minute, minute, hour - 3 * minute - 1, 1]
    const answers = []
    for (const step of steps) {
      app.pass(step)
      const [known, other] = [await request(email), await request(unknown)]
      expect(tellable(known)).toEqual(tellable(other))
      answers.push([known.status, known.headers.get('retry-after')])
      if (known.status === 200) await awaitMail(email, ++mails)
      else expect([known.status, known.body.message]).toEqual(errors['code-too-soon'])
    }
    expect(answers).toEqual([
      [200, null],
      [429, '60'],
      [429, '1'],
      [200, null],
      [200, null],
      [429, String(57 * 60)],
      [429, '1'],
      [200, null],
    ])
    expect(await mailsTo(email)).toHaveLength(4)
    expect(await mailsTo(unknown)).toEqual([])
  })

  it('count an address as one, whatever its case, its spaces or its Unicode form', {
    tags: ['slow'],
  }, async () => {
    expect((await request(email)).status).toBe(200)
    const fullWidth = email.replace(/[a-z@]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) + 0xfee0),
    )
    for (const written of [email.toUpperCase(), `  ${email}\t`, fullWidth]) {
      expect((await request(written)).status, written).toBe(429)
    }
  })
})

describe('While the mail server', () => {
  const smtpUrl = process.env.SMTP_URL
  afterEach(() => {
    process.env.SMTP_URL = smtpUrl
  })

  let port: number
  const unwilling = createServer((socket) => socket.end('554 No mail today\r\n'))
  beforeAll(async () => {
    unwilling.listen(0, '127.0.0.1')
    await new Promise((resolve) => unwilling.once('listening', resolve))
    port = (unwilling.address() as { port: number }).port
  })
  afterAll(() => {
    unwilling.close()
  })

  const refused = async () => {
    process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
    const { status, body } = await request(email)
    expect([status, body.message]).toEqual([503, 'Failed to send OTP.'])
    expect((await resetOf(await app.firestore(), email).get()).exists).toBe(false)
    process.env.SMTP_URL = smtpUrl
    expect((await request(email)).status, 'the attempt did not count').toBe(200)
  }

  it('refuses, no code is promised, and the attempt does not count', refused)

  it('is down, likewise', async () => {
    await new Promise((resolve) => unwilling.close(resolve))
    await refused()
  })
})
