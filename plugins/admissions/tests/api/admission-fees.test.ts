import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { type Fee, notConfirmed } from '../../contract/schemas/fee.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let firestore: Firestore
let session: string
const day = 24 * 60 * 60_000
const dayFromNow = (days: number) => new Date(app.now().getTime() + days * day).toISOString().slice(0, 10)
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  // The last date is in 14 days; until 15 days after it, 80 % are refunded.
  session = await addSession(admin, app.now(), { lastDate: dayFromNow(14) })
})

const offerUntil = (payTo: Date): Offer => ({
  list: `${session}-ba-1`,
  listNumber: 1,
  under: 'open',
  payFrom: new Date(app.now().getTime() - day),
  payTo,
  amount: 4_000,
  cautionMoney: 500,
  heads: [],
  acceptedAt: null,
  extensions: [],
})
const offered = async (more: Partial<AdmissionDocument> = {}) =>
  storeApplication(firestore, session, app.now(), {
    status: 'offered',
    offer: offerUntil(new Date(app.now().getTime() + day)),
    ...more,
  })
let references = 0
const paid = () => {
  references += 1
  return { version: 1, reference: `UTR 4261189${10_000 + references}`, paidOn: dayFromNow(0), amount: 4_000 }
}
const confirm = (id: string, sent: object = paid(), token = admin) =>
  call(`PUT /api/admissions/${id}/fee`, { token, ...json(sent) })
const end = (id: string, version: number, action: string, token = admin) =>
  call(`PUT /api/admissions/${id}/end`, {
    token,
    ...json({ version, action, note: action === 'cancel' ? 'By letter.' : '', reference: 'N 2042611' }),
  })
const read = (id: string) => readApplication(firestore, id)
const lastDetail = async (id: string) => {
  const found = await firestore
    .collection(collectionPaths.audit)
    .where('subject', '==', documentPaths.admission(id))
    .get()
  return found.docs.map((entry) => String(entry.get('detail')))
}

describe('The office', () => {
  it('confirms a fee that it has found: the applicant is admitted and told, with a receipt', async () => {
    const { id, email } = await offered()
    expect((await confirm(id)).body.version).toBe(2)
    const { status, fee, history } = await read(id)
    expect([status, fee?.amount]).toEqual(['admitted', 4_000])
    expect(fee?.receiptNumber).toMatch(/^\d{4}-\d\d\/\d{6}$/)
    expect([fee?.confirmedAt, fee?.confirmedBy]).toEqual([app.now(), history[0]?.by])
    expect((await awaitMail(email)).subject).toMatch(/: seat confirmed$/)
  })

  it('confirms another reference than the applicant has reported, which stays as reported', async () => {
    const reportedAt = new Date(app.now().getTime() - day)
    const fee = { reference: 'CH-1', paidOn: dayFromNow(-1), amount: 4_000, reportedAt }
    // As reported before reports were kept apart.
    const old = { ...fee, confirmedAt: null, confirmedBy: '', receiptNumber: '' } as Fee
    const { id } = await offered({ status: 'fee reported', fee: old })
    const sent = paid()
    await confirm(id, sent)
    expect((await read(id)).fee).toMatchObject({
      reportedAt,
      reference: sent.reference,
      reported: { reference: 'CH-1', paidOn: dayFromNow(-1) },
    })
  })

  it('may let another sum count, or one that came before the offer, and the audit trail says so', async () => {
    const { id, email } = await offered()
    const sent = { ...paid(), amount: 3_500, paidOn: dayFromNow(-4) }
    const difference = { kind: 'part payment', remark: 'The rest by Friday.' }
    for (const wrong of [{}, { difference: { ...difference, kind: 'excess' } }]) {
      const { status, body } = await confirm(id, { ...sent, ...wrong })
      expect([status, body.errors]).toEqual([400, { difference: fieldTexts.chooseDifference }])
    }
    expect((await confirm(id, { ...sent, difference: { ...difference, remark: ' ' } })).status).toBe(400)
    expect((await confirm(id, { ...sent, difference })).status).toBe(200)
    const { fee } = await read(id)
    expect(fee?.difference).toEqual(difference)
    expect((await awaitMail(email)).text).toContain('The balance of ₹500 is still to be paid.')
    expect(await lastDetail(id)).toEqual([
      `offered → admitted, ₹3500, asked were ₹4000: part payment, The rest by Friday., paid before the time of the offer, receipt ${fee?.receiptNumber}`,
    ])
  })

  it('confirms later what was paid in the time of an offer that has lapsed, and nothing else', async () => {
    const past = (days: number) => new Date(app.now().getTime() - days * day)
    const lapsed = { ...offerUntil(past(3)), payFrom: past(6), acceptedAt: past(5) }
    const { id } = await offered({ offer: lapsed })
    for (const days of [-8, -1, 0]) {
      const { status, body } = await confirm(id, { ...paid(), paidOn: dayFromNow(days) })
      expect([days, status, body.message]).toEqual([days, ...errors['paid-outside-offer']])
    }
    expect(await read(id)).toMatchObject({ status: 'offered', version: 1, fee: null })
    expect((await confirm(id, { ...paid(), paidOn: dayFromNow(-5) })).status).toBe(200)
    expect(await lastDetail(id)).toEqual([expect.stringMatching(/^offered → admitted, ₹4000, receipt /)])
  })

  it('admits nobody after the end of an offer that was neither accepted nor reported, whatever day is typed', async () => {
    const { id } = await offered({ offer: offerUntil(new Date(app.now().getTime() + 60_000)) })
    app.pass(60_000)
    for (const days of [-1, 0]) {
      const { status, body } = await confirm(id, { ...paid(), paidOn: dayFromNow(days) })
      expect([status, body.message]).toEqual(errors['offer-unanswered'])
    }
    expect(await read(id)).toMatchObject({ status: 'offered', version: 1, fee: null })
  })

  it('does not take a payment after the offer’s time for one that was reported in it', async () => {
    const payTo = new Date(app.now().getTime() - 3 * day)
    const fee = { reference: 'CH-1', paidOn: dayFromNow(-4), amount: 4_000, reportedAt: payTo }
    const { id } = await offered({
      status: 'fee reported',
      offer: { ...offerUntil(payTo), payFrom: new Date(app.now().getTime() - 6 * day) },
      fee: { ...fee, reported: null, ...notConfirmed },
    })
    expect((await confirm(id)).body.message).toBe(errors['paid-outside-offer'][1])
    expect((await confirm(id, { ...paid(), paidOn: fee.paidOn })).status).toBe(200)
  })

  it('cannot confirm a fee of tomorrow, of nobody with an offer, or twice', async () => {
    const { id } = await offered()
    const early = await confirm(id, { ...paid(), paidOn: dayFromNow(2) })
    expect([early.status, early.body.errors]).toEqual([400, { paidOn: fieldTexts.dayToCome }])
    const verified = await storeApplication(firestore, session, app.now(), { status: 'verified' })
    expect((await confirm(verified.id)).status).toBe(409)
    expect((await confirm(id)).status).toBe(200)
    expect([(await confirm(id)).status, (await confirm(id, { ...paid(), version: 2 })).status]).toEqual([
      409, 409,
    ])
  })

  it('withdraws an application on the applicant’s word, but not one that is admitted', async () => {
    const { id, email } = await offered()
    expect((await end(id, 1, 'withdraw')).status).toBe(200)
    expect((await read(id)).status).toBe('withdrawn')
    expect((await awaitMail(email)).subject).toMatch(/: withdrawn$/)
    const admitted = await offered({ status: 'admitted' })
    expect((await end(admitted.id, 1, 'withdraw')).status).toBe(409)
  })

  it('cancels an admission with the refund of the session’s rule, and records when it is paid', async () => {
    const { id, email } = await offered()
    await confirm(id)
    await awaitMail(email)
    expect((await end(id, 2, 'cancel')).status).toBe(200)
    const { status, refund } = await read(id)
    // 80 % of ₹3,500, and the caution money of ₹500.
    expect([status, refund?.amount, refund?.paidAt]).toEqual(['cancelled', 3_300, null])
    const { text } = await awaitMail(email, 2)
    expect(text).toContain('We pay you back ₹3,300 of the fee.')
    expect(text).toContain('enter the bank account to which we should pay it')
    expect((await end(id, 3, 'refund paid')).status).toBe(200)
    expect((await read(id)).refund).toMatchObject({ paidAt: app.now(), reference: 'N 2042611' })
    expect((await end(id, 4, 'refund paid')).status).toBe(409)
    expect(await lastDetail(id)).toContain('refund ₹3300 paid, reference N 2042611')
  })

  it('cannot cancel what was never admitted, nor pay back what is not due', async () => {
    const { id } = await offered()
    expect((await end(id, 1, 'cancel')).status).toBe(409)
    expect((await end(id, 1, 'refund paid')).status).toBe(409)
    expect((await end('2026-AAAAAAA', 1, 'withdraw')).status).toBe(404)
    expect(await read(id)).toMatchObject({ status: 'offered', version: 1 })
  })
})

describe('Anybody but the office', () => {
  it('can neither confirm a fee nor end an application', async () => {
    const { id } = await offered()
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) {
      expect((await confirm(id, paid(), token)).status).toBe(403)
      expect((await end(id, 1, 'withdraw', token)).status).toBe(403)
    }
    expect((await read(id)).version).toBe(1)
  })
})
