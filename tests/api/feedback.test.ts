import { college } from '@prangan/college/config'
import { groupDigits } from '@prangan/contract/digits'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { sendForm } from '../support/applications.ts'
import { awaitMail, type ReceivedMail } from '../support/mailbox.ts'
import { newClientHeaders, newEmail } from '../support/people.ts'

const office = college.email
let app: AppWithClock
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const aFeedback = <More extends object>(more: More = {} as More) => ({
  role: 'parent',
  subject: `The library ${crypto.randomUUID().slice(0, 8)}`,
  message: 'Please keep it open on Saturdays.',
  ...more,
})
const send = (sent: unknown, from?: Parameters<typeof sendForm>[2]) => sendForm('/api/feedback', sent, from)
const received = ({ subject }: { subject: string }) => awaitMail(office, 1, `Feedback: ${subject}`)
const replyTo = (mail: ReceivedMail) => mail.headers['reply-to']

describe('A person who gives feedback', () => {
  it('is thanked, and the office has it as a mail that answers them', async () => {
    const email = newEmail('parent')
    const sent = aFeedback({ name: 'Kiran Rao', email })
    const { status, body } = await send(sent)
    const message = 'Thank you. Your feedback has reached the office.'
    expect([status, body]).toEqual([
      201,
      { message, number: expect.stringMatching(`^(${college.shortCode}-F-\\d{4}-\\w{7})?$`) },
    ])
    const mail = await received(sent)
    expect(replyTo(mail)).toContain(email)
    expect(mail.text).toContain('Kiran Rao (parent)')
    expect(mail.text).toContain('Please keep it open on Saturdays.')
  })

  it('may stay anonymous: no name, no address, nothing to answer to', async () => {
    const sent = aFeedback({ name: '', email: ' ' })
    expect((await send(sent)).status).toBe(201)
    const mail = await received(sent)
    expect(replyTo(mail)).toBeUndefined()
    expect(mail.text).toContain('so you cannot answer')
  })

  it('sees what to correct', async () => {
    const { status, body } = await send({
      role: 'king',
      subject: ' ',
      email: 'kiran',
      message: 'x'.repeat(4_001),
    })
    expect([status, body.errors]).toEqual([
      400,
      {
        role: 'Please choose who you are.',
        subject: 'Subject is required.',
        email: 'Please enter a valid e-mail address.',
        message: `Message may have at most ${groupDigits(limits.text.long)} characters.`,
      },
    ])
  })

  it('leaves nothing behind with us once the mail is out', async () => {
    const sent = aFeedback()
    await send(sent)
    await received(sent)
    const firestore = await app.firebase.firestore()
    const waiting = firestore.collection(collectionPaths.mail).where('subject', '==', sent.subject)
    await expect.poll(async () => (await waiting.get()).size).toBe(0)
  })
})

describe('A malicious sender', () => {
  it('cannot write headers or recipients into the mail', async () => {
    const id = crypto.randomUUID().slice(0, 8)
    const sent = aFeedback({
      email: newEmail('ill'),
      subject: `Hello ${id}\r\nBcc: all@college.test\r\n\r\nA body`,
    })
    expect((await send(sent)).status).toBe(201)
    const mail = await received({ subject: `Hello ${id} Bcc: all@college.test A body` })
    expect(mail.to.map(({ address }) => address)).toEqual([office])
    expect(Object.keys(mail.headers)).not.toContain('bcc')
    const two = await send(aFeedback({ email: 'a@college.test\r\nBcc: all@college.test' }))
    expect(two.status).toBe(400)
    const named = await send(aFeedback({ name: 'Kiran\r\nBcc: all@college.test' }))
    expect(named.body.errors).toEqual({ name: 'Name must not contain a web address or hidden characters.' })
  })

  it('cannot write markup into the mail', async () => {
    const sent = aFeedback({ name: '<b>Kiran', message: '<img src=x onerror=alert(1)>' })
    await send(sent)
    const { html } = await received(sent)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<b>/)
  })

  it('cannot flood the office: repeats count as one for a while, and a reply address may be named three times', {
    tags: ['slow'],
  }, async () => {
    const from = () => ({ clientHeaders: newClientHeaders(), origin: app.origin })
    const sent = aFeedback({ email: newEmail('flood') })
    for (let again = 0; again < 5; again++) expect((await send(sent, from())).status).toBe(201)
    for (let more = 1; more < limits.publicForms.perPersonPerDay; more++) {
      expect((await send(aFeedback({ email: sent.email }), from())).status).toBe(201)
    }
    const { status, body } = await send(aFeedback({ email: sent.email }), from())
    expect([status, body.message]).toEqual(errors['forms-of-person'])
    app.pass(24 * 60 * 60_000)
    expect((await send(aFeedback({ email: sent.email }), from())).status, 'a day later').toBe(201)
  })
})
