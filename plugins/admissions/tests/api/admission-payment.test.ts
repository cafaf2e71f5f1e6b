import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { addressOf, call, json, signIn } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { newClientHeaders } from '@prangan/tests/support/people.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { paymentReference } from '../../contract/payment.ts'
import { noPayment } from '../../contract/schemas/payment.ts'
import { asSeen, newSession, programmesOf, verifiedWith } from '../support/admissions.ts'
import { own, putSession, refused, seen, sessionAt } from '../support/own-applications.ts'
import { heads, payment } from '../support/payment.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, change, anOffered } = useOwnApplications()
let admin: string
let paid: string
beforeAll(async () => {
  admin = await signIn('admin')
  paid = await putSession(await app.firestore(), sessionAt(app.now(), { isVisible: false, payment }))
})

async function anAccepted(session = paid, more: object = {}) {
  const applicant = await anOffered({ heads, acceptedAt: app.now(), ...more })
  await change(applicant.id, { session })
  return applicant
}

const printed = (token: string, language = 'en') =>
  fetch(addressOf('/api/admissions/challan'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({ token, language }),
  })

describe('An applicant with a seat', () => {
  it('is told where to pay and for what once it is accepted, and not before', async () => {
    const { token } = await anAccepted(paid, { acceptedAt: null })
    expect(seen(await own('read', { token })).payment).toBeNull()
    const accepted = seen(await own('offer', { token, accept: true }))
    expect([accepted.payment, accepted.offer?.heads]).toEqual([payment, heads])
    const reported = { token, reference: 'UTR 1', paidOn: '2026-07-01' }
    expect(seen(await own('fee', reported)).payment, 'paid').toBeNull()
  })

  it('is told of no way where the office has filled in none', async () => {
    const { token } = await anOffered({ acceptedAt: app.now() })
    expect(seen(await own('read', { token })).payment).toEqual(noPayment)
    expect(refused(await own('challan', { token }))).toEqual(errors['not-now'])
  })

  it('prints a challan in either language, for themself alone', async () => {
    const { token, number } = await anAccepted()
    for (const language of ['en', 'hi']) {
      const response = await printed(token, language)
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="challan-${number}.pdf"`)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g), 'one sheet').toHaveLength(1)
    }
    expect(refused(await own('challan', { token: 'a'.repeat(43) }))).toEqual(errors['application-look-ended'])
  })

  it('prints none before the seat is accepted, and none after its time', async () => {
    const before = await anAccepted(paid, { acceptedAt: null })
    expect(refused(await own('challan', { token: before.token }))).toEqual(errors['not-now'])
    const minute = 60_000
    const late = await anAccepted(paid, { payTo: new Date(app.now().getTime() + minute) })
    app.pass(minute)
    expect(refused(await own('challan', { token: late.token }))).toEqual(errors['not-now'])
  })
})

describe('The office', () => {
  const session = (more: object = {}) => ({ ...newSession(app.now()), payment, ...more })
  const add = (sent: object) => call('POST /api/admissions/sessions', { token: admin, ...json(sent) })

  it('may leave out where to pay', async () => {
    expect((await add(session({ payment: undefined }))).status).toBe(201)
    expect((await add(session({ payment: noPayment }))).status).toBe(201)
  })

  it('is refused a wrong IFSC, UPI address or link, and heads that are not the fee', async () => {
    const { account, sbiCollect, upi } = payment
    const wrong = [
      [{ account: { ...account, ifsc: 'SBIN001234' } }, fieldTexts.badIfsc],
      [{ sbiCollect: { ...sbiCollect, link: 'http://collect.test' } }, fieldTexts.badHttpsLink],
      [{ upi: { ...upi, address: 'college' } }, fieldTexts.badUpiAddress],
    ] as const
    for (const [part, message] of wrong) {
      const { status, body } = await add(session({ payment: { ...payment, ...part } }))
      expect([status, body.errors]).toEqual([400, { payment: message }])
    }
    const addWith = (fee: object) =>
      add(session({ programmes: newSession(app.now()).programmes.map((each) => ({ ...each, fee })) }))
    const { status, body } = await addWith({ amount: 4_000, cautionMoney: 500, heads: heads.slice(1) })
    expect([status, body.errors]).toEqual([400, { programmes: fieldTexts.headsNotFee }])
    const marked = heads.map((head, at) =>
      at === heads.length - 1 ? { ...head, isCautionMoney: true } : head,
    )
    const other = await addWith({ amount: 4_000, cautionMoney: 300, heads: marked })
    expect([other.status, other.body.errors]).toEqual([400, { programmes: fieldTexts.headsNotCaution }])
  })

  it('tells strangers nothing of its account', async () => {
    const sent = session()
    expect((await add(sent)).status).toBe(201)
    app.pass(10_001)
    const { body } = await call('GET /api/admissions/sessions')
    expect(JSON.stringify(body)).toContain(sent.name)
    expect(JSON.stringify(body)).not.toContain(payment.account.number)
  })

  it('mails where to pay with the offer', async () => {
    const programmes = programmesOf(app.now(), 1)
    const { body } = await add(session({ programmes }))
    const wanted = { session: String(body.id), programme: 'ba' }
    const { email, applicationNumber } = await verifiedWith(
      await app.firestore(),
      wanted.session,
      app.now(),
      400,
    )
    const sent = { token: admin }
    const preview = await call('POST /api/admissions/lists/preview', { ...sent, ...json(wanted) })
    const list = await call('POST /api/admissions/lists', { ...sent, ...json(asSeen(wanted, preview.body)) })
    const time = { payFrom: '2099-07-20T10:00+05:30', payTo: '2099-07-24T17:00+05:30' }
    await call(`POST /api/admissions/lists/${list.body.id}/offers`, { ...sent, ...json(time) })
    const { text } = await awaitMail(email, 1, `Your application ${applicationNumber}: seat offered`)
    for (const told of [
      'The fee is made up of: Tuition ₹3,500 · Caution money ₹500.',
      `Write the reference ${paymentReference(applicationNumber)} in the remarks of your payment.`,
      'UPI: pay to college.fees@demobank (College of Arts).',
      payment.sbiCollect.link,
      'Principal, College of Arts, 10000000001, TEST0000001, Demonstration Bank, Station Road',
    ]) {
      expect(text).toContain(told)
    }
  })
})
