import { errors } from '@prangan/contract/errors'
import { challengeHeader, proofHeader } from '@prangan/contract/form-proof'
import { collectionPaths } from '@prangan/contract/paths'
import { apply, newApplication } from '@prangan/tests/support/applications.ts'
import { type Answer, addressOf, call, json } from '@prangan/tests/support/call.ts'
import { wrongCode } from '@prangan/tests/support/codes.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { solveChallenge } from '@prangan/web/http/solve-challenge.ts'
import { describe, expect, it, vi } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import { anApplicant, own, receiveOwnCode, seen } from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const hour = 60 * 60_000

const { tokenLifetime, longestToken, codeLifetime, codesPerHour, comparesPerCode, failuresPerNetwork } =
  admissionLimits
const { app } = useOwnApplications()

const open = (number: string, code: string, flow: unknown, from?: Record<string, string>) =>
  own('open', { number, code, flow }, from)

const accessDocuments = async () =>
  (await (await app.firestore()).collection(collectionPaths.applicationAccess).get()).docs

const codeMails = async (email: string, number: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === `Your code for ${number}`)

const visible = ({ status, headers, body }: Answer) =>
  JSON.stringify([
    status,
    [...headers].filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name)),
    { ...body, flow: String(body.flow).length },
  ])

describe('Somebody who has applied', () => {
  it('goes on at once with the token of the answer, and later with the code of a mail', async () => {
    const { email, number, token } = await anApplicant()
    expect(seen(await own('read', { token }))).toMatchObject({ number, state: 'incomplete' })
    const { code, flow } = await receiveOwnCode({ number, email })
    const opened = await open(number, code, flow)
    expect(opened.status).toBe(200)
    expect(Date.parse(String(opened.body.expiresAt))).toBe(app.now().getTime() + tokenLifetime)
    expect(seen(await own('read', { token: opened.body.token }))).toMatchObject({ number })
  })

  it('asks twice: the first code opens it, too, until its own end', async () => {
    const applicant = await anApplicant()
    const first = await receiveOwnCode(applicant)
    const second = await receiveOwnCode(applicant, 2)
    expect((await open(applicant.number, first.code, first.flow)).status).toBe(200)
    expect((await open(applicant.number, second.code, second.flow)).status).toBe(200)
  })

  it('asks for the code by the mobile number too, and gets a link with the code in its fragment', async () => {
    const { email, number, mobile } = await anApplicant({ language: 'hi' })
    await own('code', { number: number.toLowerCase(), contact: `+91 ${mobile}`, language: 'en' })
    const { text } = await awaitMail(email, 1, `Your code for ${number}`)
    const link = new URLSearchParams(/\/application#(\S+)/.exec(text)?.[1])
    expect([...link.keys()]).toEqual(['number', 'flow', 'code'])
    expect((await open(number, String(link.get('code')), link.get('flow'))).status).toBe(200)
  })

  it('uses a code once, however often it is sent at once, and within fifteen minutes', {
    tags: ['slow'],
  }, async () => {
    const applicant = await anApplicant()
    const late = await receiveOwnCode(applicant)
    app.pass(codeLifetime)
    expect((await open(applicant.number, late.code, late.flow)).status, 'late').toBe(400)
    const { code, flow } = await receiveOwnCode(applicant, 2)
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(applicant.number, code, flow)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await open(applicant.number, code, flow)).status, 'replayed').toBe(400)
  })

  it('stays in while they go on, for half an hour after the last step and twelve hours in all', {
    tags: ['slow'],
  }, async () => {
    const { token } = await anApplicant()
    const began = app.now().getTime()
    while (app.now().getTime() - began < longestToken - tokenLifetime) {
      app.pass(tokenLifetime - 60_000)
      expect((await own('read', { token })).status).toBe(200)
    }
    app.pass(longestToken - (app.now().getTime() - began))
    const late = await own('read', { token })
    expect([late.status, late.body.message]).toEqual(errors['application-look-ended'])

    const { token: idle } = await anApplicant()
    app.pass(tokenLifetime)
    expect((await own('read', { token: idle })).status).toBe(403)
  })

  it('writes the extension of a token once in a quarter of an hour, not with each call', async () => {
    const { token } = await anApplicant()
    const extended = async () =>
      (await accessDocuments()).map((access) => access.updateTime?.toMillis()).sort()
    const before = await extended()
    for (let calls = 0; calls < 5; calls++) await own('read', { token })
    expect(await extended()).toEqual(before)
  })

  it('who sends the first step again with its key is let in again; without the key they get the number alone', async () => {
    const application = newApplication()
    const { body, headers } = json(application)
    const key = { ...headers, 'idempotency-key': crypto.randomUUID() }
    const send = (more: Record<string, string>) =>
      call('POST /api/reg/register', { body, headers: { ...more, ...newClientHeaders() } })
    const first = await send(key)
    const again = await send(key)
    expect(again.body).toEqual(first.body)
    const { token } = again.body.opened as { token: string }
    expect((await own('read', { token })).status).toBe(200)
    const stranger = await send(headers)
    expect(stranger.body).toEqual({
      message: first.body.message,
      applicationNumber: first.body.applicationNumber,
    })
    const otherKey = await send({ ...headers, 'idempotency-key': crypto.randomUUID() })
    expect(otherKey.body).not.toHaveProperty('opened')
  })

  it('gets one token where the same form is sent by six clicks at once', async () => {
    const application = newApplication()
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(application)))
    expect(new Set(answers.map(({ body }) => body.applicationNumber)).size).toBe(1)
    expect(answers.filter(({ body }) => body.opened)).toHaveLength(1)
  })

  it('is mailed three codes an hour, and told the same beyond', { tags: ['slow'] }, async () => {
    const applicant = await anApplicant()
    for (let count = 1; count <= codesPerHour; count++) await receiveOwnCode(applicant, count)
    app.pass(codeLifetime)
    expect((await own('code', { number: applicant.number, contact: applicant.email })).status).toBe(200)
    app.pass(hour)
    await receiveOwnCode(applicant, codesPerHour + 1)
    expect(await codeMails(applicant.email, applicant.number)).toHaveLength(codesPerHour + 1)
  })
})

describe('A stranger', () => {
  it('sees the same for a number as for one that does not exist, leaves the same behind, and nobody is mailed', async () => {
    const { number, email } = await anApplicant()
    const seenOf = new Set<string>()
    const stored = new Set<string>()
    for (const one of [number, 'SDC-2026-AAAAAAA', 'XYZ-2026-K7M4QX3']) {
      const asked = await own('code', { number: one, contact: newEmail('stranger') })
      const flow = asked.body.flow
      const guesses = [await open(one, '204816', flow), await open(one, '204816', crypto.randomUUID())]
      seenOf.add([asked, ...guesses].map(visible).join())
      expect(guesses.map(({ status }) => status)).toEqual([400, 400])
      const [request] = (await accessDocuments()).filter((access) => access.get('flow') === flow)
      const { number: _, flow: __, contact, expiresAt: ___, ...rest } = request?.data() ?? {}
      stored.add(JSON.stringify([String(contact).length, rest]))
    }
    expect(seenOf.size).toBe(1)
    expect(stored.size).toBe(1)
    // The owner's mail is sent last, so an earlier mail would have arrived.
    await receiveOwnCode({ number, email })
    expect(await codeMails(email, number)).toHaveLength(1)
  })

  it('who has the flow too gets five guesses, however many come at once', async () => {
    const applicant = await anApplicant()
    const { code, flow } = await receiveOwnCode(applicant)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, guess) => open(applicant.number, wrongCode(code, guess + 1), flow)),
    )
    expect(answers.every(({ status }) => status === 400 || status === 503)).toBe(true)
    expect((await open(applicant.number, code, flow)).status, 'the right one').toBe(400)
    const [request] = (await accessDocuments()).filter((access) => access.get('flow') === flow)
    expect(request?.get('compares')).toBe(comparesPerCode)
  })

  it('gets thirty guesses a day at one number: six codes of five, a chance of 1 in 33,000', {
    tags: ['slow'],
  }, async () => {
    const { codesPerDay } = admissionLimits
    const applicant = await anApplicant()
    let compared = 0
    for (let asked = 1; asked <= codesPerDay + 2; asked++) {
      const { body } = await own('code', { number: applicant.number, contact: applicant.email })
      if (asked <= codesPerDay) await awaitMail(applicant.email, asked, `Your code for ${applicant.number}`)
      for (let guess = 0; guess < comparesPerCode; guess++) {
        await open(applicant.number, String(guess).padStart(6, '0'), body.flow)
      }
      const [request] = (await accessDocuments()).filter((access) => access.get('flow') === body.flow)
      if (request?.get('code')) compared += request.get('compares')
      app.pass(hour / 3 + 1)
    }
    expect(compared).toBe(codesPerDay * comparesPerCode)
    expect(Math.round(1e6 / compared)).toBeGreaterThan(33_000)
  })

  it('guesses without a flow, uses up nothing of the owner’s, and then has to wait', {
    tags: ['slow'],
  }, async () => {
    const applicant = await anApplicant()
    const { code, flow } = await receiveOwnCode(applicant)
    const from = newClientHeaders()
    const statuses: number[] = []
    for (let guess = 0; guess < failuresPerNetwork + 10; guess++) {
      statuses.push((await open(applicant.number, code, crypto.randomUUID(), from)).status)
    }
    expect(statuses.slice(0, failuresPerNetwork)).toEqual(Array(failuresPerNetwork).fill(400))
    expect(statuses.slice(failuresPerNetwork)).toEqual(Array(10).fill(429))
    expect((await open(applicant.number, code, flow, from)).status, 'the owner, from there').toBe(200)
  })

  it('cannot open another application with a code or a token of their own', async () => {
    const [theirs, mine] = [await anApplicant(), await anApplicant()]
    const { code, flow } = await receiveOwnCode(mine)
    expect((await open(theirs.number, code, flow)).status).toBe(400)
    const answer = await own('read', { token: mine.token, number: theirs.number, id: theirs.id })
    expect(seen(answer).number).toBe(mine.number)
  })

  it('finds no code and no token in Firestore, and cannot use what is there', async () => {
    const applicant = await anApplicant()
    const { code, flow } = await receiveOwnCode(applicant)
    const { body } = await open(applicant.number, code, flow)
    const documents = await accessDocuments()
    const text = JSON.stringify(documents.map((access) => [access.id, access.data()]))
    for (const secret of [applicant.token, String(body.token)]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    for (const { id } of documents) {
      const [, hash = ''] = /^token-(.+)$/.exec(id) ?? []
      if (hash) expect((await own('read', { token: hash.padEnd(43, 'A') })).status).toBe(403)
    }
  })

  it('finds a mail scanner’s visit to the link of no use: no GET consumes the code', async () => {
    const applicant = await anApplicant()
    const { code, flow, mail } = await receiveOwnCode(applicant)
    const link = /https?:\S+\/application#\S+/.exec(mail.text)?.[0] ?? ''
    // Browsers never send the fragment to a server.
    expect(new URL(link).search).toBe('')
    const sent = new URLSearchParams({ number: applicant.number, flow, code })
    for (const method of ['GET', 'HEAD']) {
      const { status } = await fetch(addressOf(`/api/admissions/open?${sent}`), { method })
      expect(status, method).toBe(405)
    }
    expect((await open(applicant.number, code, flow)).status).toBe(200)
  })

  it('asks from one address with a thousand others: nobody is turned away, each does some work', async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '2')
    const from = newClientHeaders()
    const statuses: number[] = []
    for (let asked = 0; asked < 4; asked++) {
      const sent = { number: 'SDC-2026-AAAAAAA', contact: newEmail() }
      const first = await own('code', sent, from)
      const challenge = first.headers.get(challengeHeader)
      const proof = challenge && { [proofHeader]: await solveChallenge(challenge) }
      const second = proof ? await own('code', sent, { ...from, ...proof }) : first
      statuses.push(first.status, second.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 429, 200])
    vi.unstubAllEnvs()
  })

  it('is told what no number, address, code or token looks like', async () => {
    const asked = await own('code', { number: '12', contact: 'me' })
    expect([asked.status, Object.keys(asked.body.errors ?? {}).sort()]).toEqual([400, ['contact', 'number']])
    expect((await open('SDC-2026-K7M4QX3', 'x', 'f')).body.errors).toEqual({ code: 'Please check the code.' })
    expect((await own('read', { token: 'x' })).status).toBe(400)
    expect((await own('read', { token: 'x'.repeat(43) })).status).toBe(403)
  })
})
