import { createHash, randomInt } from 'node:crypto'
import { errors } from '@prangan/contract/errors'
import { bitsOf, challengeHeader, leadingZeros, proofHeader, trapField } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { solveChallenge } from '../../web/src/http/solve-challenge.ts'
import { apply, everythingOf, newApplication, sendForm } from '../support/applications.ts'
import type { Answer } from '../support/call.ts'
import { newClientHeaders, newEmail, newMobile } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const minute = 60_000
/** Applicants from one address. `APPLICANTS=1000` takes six minutes, most of them for the proofs of work. */
const applicants = Number(process.env.APPLICANTS ?? 300)
const hour = 60 * minute
const { perPersonPerDay, sameWithin } = limits.publicForms
const { widerNetwork: wider } = limits

const app = useOwnApp()
// The limit counts by the hour, so each test starts a new hour.
beforeEach(() => app.pass(hour - (app.now().getTime() % hour)))
afterEach(() => vi.unstubAllEnvs())

const sendFrom = (clientHeaders: Record<string, string>, application = newApplication()) =>
  apply(application, { clientHeaders })

/** Finds the same proof as our form, with a faster hash function than browsers have. */
function proofOf(challenge: string): string {
  for (let number = 0; ; number++) {
    const hash = createHash('sha256').update(`${challenge}.${number}`).digest()
    if (leadingZeros(hash) >= bitsOf(challenge)) return `${challenge}.${number}`
  }
}

async function sendAsOurFormDoes(clientHeaders: Record<string, string>, application = newApplication()) {
  const first = await sendFrom(clientHeaders, application)
  const challenge = first.headers.get(challengeHeader)
  if (!challenge) return first
  return sendFrom({ ...clientHeaders, [proofHeader]: proofOf(challenge) }, application)
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const count = (answers: readonly Answer[], status: number) =>
  statuses(answers).filter((one) => one === status).length

describe('Everyone behind one address', () => {
  it('may exceed the soft limit, with an e-mail and a mobile of their own and a proof of work', {
    tags: ['slow'],
  }, async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '2')
    const clientHeaders = newClientHeaders()
    const answers: Answer[] = []
    for (let sent = 0; sent < 5; sent++) answers.push(await sendAsOurFormDoes(clientHeaders))
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201])
  })

  it(`is taken: ${applicants} applicants within ten minutes, each with an e-mail and a mobile of their own`, {
    tags: ['slow'],
    timeout: 600_000,
  }, async () => {
    const clientHeaders = newClientHeaders()
    const answers: Answer[] = []
    for (let sent = 0; sent < applicants; sent += 20) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => sendAsOurFormDoes(clientHeaders)))))
      app.pass((10 * minute * 20) / applicants)
    }
    expect(count(answers, 201)).toBe(applicants)
  })

  it('is taken at once: 200 who press the button in the same moment', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => sendFrom(newClientHeaders())))
    expect(count(answers, 201)).toBe(200)
  })
})

describe('A program that floods', () => {
  it('may send up to the soft limit, and then gets a Retry-After', async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '5')
    const clientHeaders = newClientHeaders()
    for (let sent = 0; sent < 5; sent++) expect((await sendFrom(clientHeaders)).status).toBe(201)
    app.pass(10 * minute)
    const refused = newApplication()
    const { status, body, headers } = await sendFrom(clientHeaders, refused)
    expect([status, body.message]).toEqual(errors['forms-too-often'])
    expect(headers.get('retry-after')).toBe(String(50 * 60))
    expect((await everythingOf(await app.firestore(), refused.name)).applications).toEqual([])
    expect((await sendFrom(newClientHeaders())).status, 'another address').toBe(201)
    app.pass(50 * minute)
    expect((await sendFrom(clientHeaders, refused)).status, 'the next hour').toBe(201)
  })

  async function sendAtOnce(sent: number, free: number) {
    vi.stubEnv('FORMS_PER_ADDRESS', String(free))
    const clientHeaders = newClientHeaders()
    const answers = await Promise.all(Array.from({ length: sent }, () => sendFrom(clientHeaders)))
    expect(count(answers, 201)).toBeLessThanOrEqual(free)
    expect(count(answers, 201) + count(answers, 429)).toBe(sent)
  }

  it('gets no more through when it sends them at once', () => sendAtOnce(12, 4))

  it('gets no more through when it sends 100 at once', { tags: ['slow'], timeout: 120_000 }, () =>
    sendAtOnce(100, limits.publicForms.perAddressPerHour),
  )

  it('cannot use a proof twice, elsewhere, for another form, late, or without the work', {
    tags: ['slow'],
  }, async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '1')
    const clientHeaders = newClientHeaders()
    await sendFrom(clientHeaders)
    const challenge = String((await sendFrom(clientHeaders)).headers.get(challengeHeader))
    const proof = await solveChallenge(challenge)
    const wrong = [
      `${challenge}.x`,
      proof.replace(/^\d+/, '1'),
      proof.replace(/.(?=\.\d+$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      'x'.repeat(4_000),
    ]
    for (const header of wrong) {
      const { status } = await sendFrom({ ...clientHeaders, [proofHeader]: header })
      expect(status, header.slice(0, 80)).toBe(429)
    }
    const elsewhere = newClientHeaders()
    await sendFrom(elsewhere)
    expect((await sendFrom({ ...elsewhere, [proofHeader]: proof })).status, 'elsewhere').toBe(429)
    const feedback = { role: 'parent', subject: 'Library', message: 'Open it.' }
    const sendFeedback = (more: object) =>
      sendForm(
        '/api/feedback',
        { ...feedback, subject: crypto.randomUUID() },
        { clientHeaders: { ...clientHeaders, ...more } },
      )
    expect((await sendFeedback({})).status, 'a form with a budget of its own').toBe(201)
    expect((await sendFeedback({ [proofHeader]: proof })).status, 'another form').toBe(429)
    expect((await sendFrom({ ...clientHeaders, [proofHeader]: proof })).status, 'once').toBe(201)
    expect((await sendFrom({ ...clientHeaders, [proofHeader]: proof })).status, 'twice').toBe(429)
    const late = await solveChallenge(String((await sendFrom(clientHeaders)).headers.get(challengeHeader)))
    app.pass(limits.publicForms.proof.lifetime)
    expect((await sendFrom({ ...clientHeaders, [proofHeader]: late })).status, 'late').toBe(429)
  })

  describe('of IPv6', () => {
    const hex = (most = 0x10000) => randomInt(most).toString(16)
    const taker = () => {
      const site = `2001:${hex()}:${hex()}`
      const from = (fourth: string) =>
        sendFrom({ 'x-forwarded-for': `${site}:${fourth}:${hex()}:${hex()}:${hex()}:${hex()}` })
      return async (fourth: () => string, forms: number) => {
        const answers = []
        for (let sent = 0; sent < forms; sent++) answers.push(await from(fourth()))
        return count(answers, 201)
      }
    }

    it('is the same in all addresses of a /64', async () => {
      vi.stubEnv('FORMS_PER_ADDRESS', '2')
      expect(await taker()(() => 'a00', 4)).toBe(2)
    })

    it('is the same in all addresses that one person has, by networks that grow', {
      tags: ['slow'],
    }, async () => {
      vi.stubEnv('FORMS_PER_ADDRESS', '2')
      const taken = taker()
      expect(await taken(() => 'a00', 4), 'one /64').toBe(2)
      const inHouse = () => `a${hex(256).padStart(2, '0')}`
      expect(await taken(inHouse, 2 * wider), 'the rest of its /56').toBeLessThanOrEqual(2 * wider - 4)
      expect(await taken(hex, 2 * wider * wider), 'the rest of its /48').toBeLessThanOrEqual(
        2 * wider * wider - 4 - 2 * wider,
      )
    })
  })

  it('is not another in the spelling of IPv6', async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '1')
    const { 'x-forwarded-for': plain = '' } = newClientHeaders()
    expect((await sendFrom({ 'x-forwarded-for': plain })).status).toBe(201)
    expect((await sendFrom({ 'x-forwarded-for': `::ffff:${plain}` })).status).toBe(429)
  })

  it('cannot forge its address by bypassing our proxy', { tags: ['slow'] }, async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '1')
    vi.stubEnv('PROXY_HOPS', '2')
    const { 'x-forwarded-for': own } = newClientHeaders()
    const forged = () => ({ 'x-forwarded-for': `${newClientHeaders()['x-forwarded-for']}, ${own}` })
    const answers = await Promise.all(Array.from({ length: 40 }, () => sendFrom(forged())))
    expect(count(answers, 201)).toBeLessThanOrEqual(1)
    expect(count(answers, 429)).toBeGreaterThan(38)
  })

  it('that fills in the hidden field is refused with a message', async () => {
    const { status, body } = await sendFrom(newClientHeaders(), {
      ...newApplication(),
      [trapField]: 'https://buy.test',
    } as never)
    expect([status, body.message]).toEqual(errors['hidden-field'])
  })
})

describe('One person', () => {
  it.each([
    ['mobile', (mobile: string) => ({ mobile: `+91 ${mobile}` })],
    ['email', (_: string, email: string) => ({ email: email.toUpperCase() })],
  ])('may send three applications a day, told by their %s, from wherever they come', async (field, again) => {
    const [mobile, email] = [newMobile(), newEmail('applicant')]
    const send = (more: object) => sendFrom(newClientHeaders(), newApplication(more))
    const same = field === 'mobile' ? { mobile } : { email }
    for (let sent = 0; sent < perPersonPerDay; sent++) expect((await send(same)).status).toBe(201)
    const { status, body } = await send(again(mobile, email))
    expect([status, body.message]).toEqual(errors['forms-of-person'])
    expect(body.errors).toEqual({ [field]: errors['forms-of-person'][1] })
    app.pass(24 * hour)
    expect((await send(same)).status, 'the next day').toBe(201)
  })

  it('gets no more than three through at once', { tags: ['slow'] }, async () => {
    const mobile = newMobile()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sendFrom(newClientHeaders(), newApplication({ mobile }))),
    )
    expect(count(answers, 201)).toBeLessThanOrEqual(perPersonPerDay)
    expect(statuses(answers).filter((status) => ![201, 429, 503].includes(status))).toEqual([])
  })

  it('is one application for ten minutes if all in it is the same, then a new one', async () => {
    const same = newApplication()
    const first = await sendFrom(newClientHeaders(), same)
    app.pass(sameWithin - 1)
    expect((await sendFrom(newClientHeaders(), same)).body).toEqual(first.body)
    app.pass(1)
    const later = await sendFrom(newClientHeaders(), same)
    expect(later.status).toBe(201)
    expect(later.body.applicationNumber).not.toBe(first.body.applicationNumber)
  })
})
