import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { tokenOf } from '@prangan/tests/api/teachers.ts'
import type { Answer } from '@prangan/tests/support/call.ts'
import { wrongCode } from '@prangan/tests/support/codes.ts'
import { hasHindi } from '@prangan/tests/support/languages.ts'
import { awaitMail, codeIn, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { makePerson, newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { inquiryLimits } from '../../contract/limits.ts'
import { collectionPaths } from '../../contract/paths.ts'
import { aGrievance, handle, post, readInquiry } from '../support/inquiries.ts'

const hour = 60 * 60_000
const app = useOwnApp()
useTriggers(app)
let admin: string
beforeAll(async () => {
  admin = await tokenOf(await makePerson(app, 'admin'))
})

const request = (number: string, contact: string, from?: Record<string, string>) =>
  post('/api/inquiries/code', { number, contact }, from)
const open = (number: string, code: string, flow?: string, from?: Record<string, string>) =>
  post('/api/inquiries/open', { number, code, flow }, from)
const read = (token: unknown) => post('/api/inquiries/own', { token })
const appeal = (token: unknown, text = 'The sheet was not looked at.') =>
  post('/api/inquiries/appeal', { token, text })
const codeMails = async (email: string, number: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === `Your code for ${number}`)

async function receiveCode({ number, email }: { number: string; email: string }, count = 1) {
  const { status, body } = await request(number, email)
  expect(status).toBe(200)
  const mail = await awaitMail(email, count, `Your code for ${number}`)
  return {
    flow: String(body.flow),
    code: codeIn({
      ...mail,
      text: mail.text
        .split('\n')
        .filter((line) => /^ +\d{6}$/.test(line))
        .join(),
    }),
    mail,
  }
}

async function anOpenGrievance() {
  const grievance = await aGrievance()
  const { flow, code } = await receiveCode(grievance)
  const { body } = await open(grievance.number, code, flow)
  return { ...grievance, token: String(body.token) }
}

const visible = ({ status, headers, body }: Answer) =>
  JSON.stringify([
    status,
    [...headers].filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name)),
    { ...body, flow: String(body.flow).length },
  ])

describe('The sender of a grievance', () => {
  it('opens it with the code of a mail, sees what was told and nothing else, and appeals once', async () => {
    const { number, email, id, token } = await anOpenGrievance()
    await handle(id, { version: 1, status: 'acknowledged', assignedTo: '', note: 'Secret.' }, admin)
    await handle(id, { version: 2, status: 'decided', outcome: 'not upheld', answer: 'No, because.' }, admin)
    const { status, body } = await read(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ number, kind: 'grievance', status: 'decided', dueOn: '', mayAppeal: true })
    expect((body.events as { what: string; text: string }[]).map(({ what, text }) => [what, text])).toEqual([
      ['status', 'received'],
      ['status', 'acknowledged'],
      ['status', 'decided'],
      ['answer', 'No, because.'],
    ])
    const decided = await awaitMail(email, 1, `Your grievance ${number}: decided`)
    expect(decided.text).toContain('you can appeal once')

    const words = `Please look again ${crypto.randomUUID()}`
    const appealed = await appeal(token, words)
    expect([appealed.status, appealed.body.status, appealed.body.mayAppeal]).toEqual([200, 'appealed', false])
    expect(JSON.stringify([body, appealed.body])).not.toMatch(/Secret|Missing mark|Please look again|@/)
    const inquiry = await readInquiry(await app.firestore(), id)
    expect(inquiry).toMatchObject({ status: 'appealed', isOpen: true, decidedAt: null, hasAppealed: true })
    expect(inquiry.history.at(-1)).toMatchObject({ what: 'appeal', by: '', text: words })
    await awaitMail(college.email, 1, `A grievance was decided, and its sender has appealed: ${number}`)
    await handle(id, { version: 4, status: 'decided', outcome: 'upheld', answer: 'Yes.' }, admin)
    const again = await appeal(token)
    expect([again.status, again.body.message]).toEqual(errors['no-appeal'])
  })

  it('cannot appeal before a decision, nor twice at the same moment', async () => {
    const { id, token } = await anOpenGrievance()
    expect((await appeal(token)).status).toBe(409)
    await handle(id, { version: 1, status: 'decided', answer: 'No.' }, admin)
    const answers = await Promise.all([appeal(token), appeal(token), appeal(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await appeal(token, ' ')).body.errors).toEqual({ text: 'Reason is required.' })
  })

  it.skipIf(!hasHindi)(
    'gets the code in the language of the page that asks for it, else in that of the form',
    async () => {
      const { number, email } = await aGrievance({ language: 'hi' })
      await request(number, email)
      const asSent = await awaitMail(email, 1, `${number} के लिए आपका कोड`)
      expect(asSent.text).toContain(`${suite.app}/hi/inquiry#`)
      expect(asSent.text).not.toContain('Hello')
      await post('/api/inquiries/code', { number, contact: email, language: 'en' })
      const asAsked = await awaitMail(email, 1, `Your code for ${number}`)
      expect(asAsked.text).toContain(`${suite.app}/inquiry#`)
    },
  )

  it('gets a code by the mobile number too, and a link that opens the same', async () => {
    const grievance = await aGrievance({ mobile: '9876501234' })
    await request(grievance.number.toLowerCase(), '+91 98765 01234')
    const { text } = await awaitMail(grievance.email, 1, `Your code for ${grievance.number}`)
    const link = new URLSearchParams(/\/inquiry#(\S+)/.exec(text)?.[1])
    expect([...link.keys()]).toEqual(['number', 'flow', 'code'])
    expect(link.get('number')).toBe(grievance.number)
    const opened = await open(grievance.number, String(link.get('code')), String(link.get('flow')))
    expect(opened.status).toBe(200)
  })

  it('uses a code once, within fifteen minutes, and the token for half an hour', async () => {
    const grievance = await aGrievance()
    const first = await receiveCode(grievance)
    app.pass(inquiryLimits.codeLifetime)
    expect((await open(grievance.number, first.code, first.flow)).status, 'late').toBe(400)
    const { code, flow } = await receiveCode(grievance, 2)
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(grievance.number, code, flow)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const token = answers.find(({ status }) => status === 200)?.body.token
    app.pass(inquiryLimits.tokenLifetime - 1)
    expect((await read(token)).status).toBe(200)
    app.pass(1)
    const late = await read(token)
    expect([late.status, late.body.message]).toEqual(errors['inquiry-look-ended'])
    expect((await appeal(token)).status).toBe(403)
  })

  it('who is anonymous opens it with the follow-up code, typed as people type, as often as they like', async () => {
    const { number, followUpCode } = await aGrievance({ email: '' })
    const typed = ` ${followUpCode.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')} `
    for (const code of [followUpCode, typed]) {
      const { body } = await open(number, code)
      expect((await read(body.token)).body).toMatchObject({ number, status: 'received' })
    }
    const other = await aGrievance({ email: '' })
    expect((await open(other.number, followUpCode)).status, "another's").toBe(400)
  })

  it('is mailed three codes an hour, and told the same beyond', async () => {
    const grievance = await aGrievance()
    for (let count = 1; count <= inquiryLimits.codesPerHour; count++) await receiveCode(grievance, count)
    app.pass(inquiryLimits.codeLifetime)
    expect((await request(grievance.number, grievance.email)).status).toBe(200)
    app.pass(hour)
    await receiveCode(grievance, inquiryLimits.codesPerHour + 1)
    expect(await codeMails(grievance.email, grievance.number)).toHaveLength(4)
  })
})

describe('A stranger who knows the number alone', () => {
  it('sees the same for it as for one that does not exist, and nobody is mailed', async () => {
    const { number, email } = await aGrievance()
    const seen = new Set<string>()
    for (const one of [number, 'SDC-G-2026-AAAAAAA', 'XYZ-G-2026-K7M4QX3']) {
      const asked = await request(one, newEmail('stranger'))
      const guesses = [await open(one, '204816', String(asked.body.flow)), await open(one, '204816')]
      guesses.push(await open(one, '34679ACDEFGHJKMN'))
      seen.add([asked, ...guesses].map(visible).join())
      expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400])
    }
    expect(seen.size).toBe(1)
    // The owner's mail is sent last, so an earlier mail would have arrived.
    await receiveCode({ number, email })
    expect(await codeMails(email, number)).toHaveLength(1)
  })

  it('guesses dozens of codes without using up the owner’s, and then has to wait', {
    tags: ['slow'],
  }, async () => {
    const grievance = await aGrievance()
    const { code, flow } = await receiveCode(grievance)
    const from = newClientHeaders()
    const statuses: number[] = []
    for (let guess = 0; guess < 60; guess++) {
      const own = guess % 2 ? crypto.randomUUID() : undefined
      statuses.push(
        (await open(grievance.number, guess % 3 ? code : wrongCode(code, guess), own, from)).status,
      )
    }
    const { failuresPerNetwork } = inquiryLimits
    expect(statuses.slice(0, failuresPerNetwork)).toEqual(Array(failuresPerNetwork).fill(400))
    expect(statuses.slice(failuresPerNetwork)).toEqual(Array(10).fill(429))
    expect((await open(grievance.number, code, flow, from)).status, 'the owner, from there').toBe(200)
  })

  it('who also has the flow gets five guesses, however many come at once', async () => {
    const grievance = await aGrievance()
    const { code, flow } = await receiveCode(grievance)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, guess) => open(grievance.number, wrongCode(code, guess + 1), flow)),
    )
    expect(answers.every(({ status }) => status === 400 || status === 503)).toBe(true)
    expect((await open(grievance.number, code, flow)).status).toBe(400)
    const kept = await (await app.firestore())
      .collection(collectionPaths.inquiryAccess)
      .where('flow', '==', flow)
      .get()
    expect(kept.docs.map((access) => access.get('compares'))).toEqual([inquiryLimits.comparesPerCode])
  })

  it('cannot open another inquiry with a code of their own', async () => {
    const [theirs, own] = [await aGrievance(), await aGrievance()]
    const { code, flow } = await receiveCode(own)
    expect((await open(theirs.number, code, flow)).status).toBe(400)
    expect((await open(own.number, code, flow)).status, 'their own').toBe(200)
  })

  it('is limited by the network in asking for codes', { tags: ['slow'] }, async () => {
    vi.stubEnv('CODES_PER_NETWORK', '3')
    const from = newClientHeaders()
    const { number } = await aGrievance()
    const statuses: number[] = []
    for (let asked = 0; asked < 5; asked++)
      statuses.push((await request(number, newEmail('stranger'), from)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    vi.unstubAllEnvs()
  })

  it('finds no code and no token in Firestore', async () => {
    const grievance = await aGrievance()
    const { code, flow } = await receiveCode(grievance)
    const stored = async () => {
      const { docs } = await (await app.firestore()).collection(collectionPaths.inquiryAccess).get()
      return JSON.stringify(docs.map((access) => [access.id, access.data()]))
    }
    expect(await stored()).not.toMatch(new RegExp(`\\b${code}\\b`))
    const { body } = await open(grievance.number, code, flow)
    expect(await stored()).not.toContain(String(body.token))
  })

  it('is told what no number, address or code looks like', async () => {
    const asked = await request('12', 'me')
    expect([asked.status, Object.keys(asked.body.errors ?? {}).sort()]).toEqual([400, ['contact', 'number']])
    expect((await open('SDC-G-2026-K7M4QX3', 'x')).body.errors).toEqual({ code: 'Please check the code.' })
    expect((await read('x')).status).toBe(400)
    expect((await read('x'.repeat(43))).status).toBe(403)
  })
})
