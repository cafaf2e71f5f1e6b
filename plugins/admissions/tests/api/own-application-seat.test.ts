import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { newApplications } from '@prangan/tests/support/applications.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { openRefund } from '../../contract/refund.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import {
  aCompleteApplicant,
  anApplicant,
  own,
  refused,
  seen,
  sessionAt,
  submit,
} from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, session, change, stored, anOffered } = useOwnApplications()

const minute = 60_000

async function anAdmitted() {
  const applicant = await anOffered()
  const fee = { reference: 'UTR 1', paidOn: '2026-07-01', amount: 4_000, reportedAt: app.now() }
  await change(applicant.id, {
    status: 'admitted',
    fee: {
      ...fee,
      ...notConfirmed,
      reported: null,
      ...{ confirmedAt: app.now(), confirmedBy: 'office@college.test', receiptNumber: 'R-1' },
    },
  })
  return applicant
}

describe('Somebody to whom a seat is offered', () => {
  it('accepts it twice and pays once', { tags: ['slow'] }, async () => {
    const { token, id } = await anOffered()
    seen(await own('offer', { token, accept: true }))
    seen(await own('offer', { token, accept: true }))
    expect((await stored(id)).version).toBe(6)
    const today = app.now().toISOString().slice(0, 10)
    const fee = { token, reference: 'UTR 1', paidOn: today }
    const answers = await Promise.all([own('fee', fee), own('fee', fee), own('fee', fee)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stored(id)).version).toBe(7)
    // Another reference corrects the first report: it is no second payment.
    const corrected = seen(await own('fee', { ...fee, reference: 'UTR 2' }))
    expect([corrected.fee?.reference, corrected.earlierReports]).toEqual([
      'UTR 2',
      [{ reference: 'UTR 1', paidOn: today, isNotFound: false, note: '' }],
    ])
    expect(refused(await own('offer', { token, accept: false }))).toEqual(errors['not-now'])
  })

  it('reports a reference that another reported too: a mistake of one stops nobody', async () => {
    const today = app.now().toISOString().slice(0, 10)
    const firestore = await app.firestore()
    for (const reference of ['UTR 555000111222', 'utr555000111222']) {
      const { token, id } = await anOffered()
      const { fee } = seen(await own('fee', { token, reference, paidOn: today }))
      expect(fee).toMatchObject({ reported: { reference, paidOn: today }, receiptNumber: '' })
      expect(await paymentsOf(firestore, id)).toMatchObject([
        { kind: 'reported', reference, referenceKey: '555000111222', amount: 4_000, by: '' },
      ])
    }
  })

  it('declines it, and cannot take it back', async () => {
    const { token } = await anOffered()
    expect(seen(await own('offer', { token, accept: false })).state).toBe('declined')
    expect((await own('offer', { token, accept: false })).status, 'again').toBe(200)
    expect(refused(await own('offer', { token, accept: true }))).toEqual(errors['not-now'])
  })

  it('pays within the time of the offer: neither before, nor a moment after', {
    tags: ['slow'],
  }, async () => {
    const today = app.now().toISOString().slice(0, 10)
    const fee = { reference: 'UTR 1', paidOn: today }
    const early = await anOffered({ payFrom: new Date(app.now().getTime() + minute) })
    expect(refused(await own('fee', { token: early.token, ...fee }))).toEqual(errors['not-now'])
    const { token } = await anOffered({ payTo: new Date(app.now().getTime() + minute) })
    app.pass(minute)
    expect(refused(await own('fee', { token, ...fee }))).toEqual(errors['offer-ended'])
    expect(refused(await own('offer', { token, accept: true }))).toEqual(errors['offer-ended'])
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'lapsed', may: { acceptOffer: false } })
  })

  it('cannot have paid tomorrow, nor without a seat', { tags: ['slow'] }, async () => {
    const { token } = await anOffered()
    const late = await own('fee', { token, reference: 'UTR 1', paidOn: '2999-01-01' })
    expect([late.status, late.body.errors]).toEqual([400, { paidOn: fieldTexts.dayToCome }])
    const none = await aCompleteApplicant()
    const sent = { token: none.token, reference: 'UTR 1', paidOn: '2026-07-01' }
    expect(refused(await own('fee', sent))).toEqual(errors['not-now'])
  })
})

describe('Somebody who withdraws', () => {
  it('does so before the fee at any time, once, and the office counts one less', {
    tags: ['slow'],
  }, async () => {
    const { token, id, email, number } = await aCompleteApplicant()
    const before = await newApplications(await app.firestore())
    expect(seen(await own('withdraw', { token, refund: 0 })).state).toBe('withdrawn')
    expect(seen(await own('withdraw', { token, refund: 0 })).state, 'again').toBe('withdrawn')
    expect(await newApplications(await app.firestore())).toBe(before - 1)
    expect((await stored(id)).history).toHaveLength(1)
    await awaitMail(email, 1, `Your application ${number}: withdrawn`)
    expect(refused(await submit(token, { domicile: 'Bihar' }))).toEqual(errors['not-now'])
  })

  it('withdraws what was never sent without changing the office’s count', async () => {
    const { token } = await anApplicant()
    const before = await newApplications(await app.firestore())
    expect(seen(await own('withdraw', { token, refund: 0 })).state).toBe('withdrawn')
    expect(await newApplications(await app.firestore())).toBe(before)
  })

  it('sees after the fee what is paid back, and gets that and nothing else', async () => {
    const { token, id, email, number } = await anAdmitted()
    // 5 % of ₹3,500 are kept 40 days before the last date; the caution money is returned in full.
    expect(seen(await own('read', { token }))).toMatchObject({
      refund: { amount: 3_825, step: '0', isDecided: false, isPaid: false, account: null },
      may: { giveRefundAccount: false },
    })
    for (const refund of [0, 4_000]) {
      expect(refused(await own('withdraw', { token, refund }))).toEqual(errors['refund-changed'])
    }
    const gone = seen(await own('withdraw', { token, refund: 3_825 }))
    expect(gone).toMatchObject({
      state: 'cancelled',
      refund: { amount: 3_825, isDecided: true },
      may: { giveRefundAccount: true },
    })
    expect((await stored(id)).refund).toEqual(openRefund(3_825, '0', app.now()))
    expect(gone.fee?.isReceiptCancelled).toBe(true)
    expect(await paymentsOf(await app.firestore(), id)).toMatchObject([
      { kind: 'receipt cancelled', receiptNumber: 'R-1', reason: '', by: '' },
    ])
    expect((await awaitMail(email, 1, `Your application ${number}: admission cancelled`)).text).toContain(
      '₹3,825',
    )
  })

  it('who looked before midnight is shown the refund again where it has changed since', async () => {
    const { token } = await anAdmitted()
    const shown = seen(await own('read', { token })).refund?.amount
    const { lastDate } = sessionAt(app.now())
    await (await app.firestore()).doc(admissionPaths.session(session.id)).update({
      lastDate: app.now().toISOString().slice(0, 10),
    })
    app.pass(10_000)
    expect(refused(await own('withdraw', { token, refund: shown }))).toEqual(errors['refund-changed'])
    await (await app.firestore()).doc(admissionPaths.session(session.id)).update({ lastDate })
    app.pass(10_000)
  })

  it('cannot withdraw what the office has rejected', async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'rejected' })
    expect(refused(await own('withdraw', { token, refund: 0 }))).toEqual(errors['not-now'])
  })
})
