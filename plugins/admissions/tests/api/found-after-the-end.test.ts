import { errors } from '@prangan/contract/errors'
import { describe, expect, it } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import { laterRefund, unseatedRefund } from '../../contract/schemas/seat-decisions.ts'
import { refused } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { describeInLanguages, useCases } from '../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, byOffice, confirm, publish, offer } = cases
const { today, read, expectMail } = cases
const note = 'Shown on the passbook.'

let made = 0
/** A credit of the bank, as `confirmFee` names it. */
async function credit(amount: number) {
  made += 1
  const reference = `UTR77000${100_000 + made}`
  const row = { date: today(), paise: amount * 100, reference, description: '', name: '', occurrence: 1 }
  await send('POST /api/admissions/credits', { account: '30112233445', rows: [row] })
  const credits = (await app.firestore()).collection(collectionPaths.bankCredits)
  const { docs } = await credits.where('reference', '==', reference).get()
  return { credit: docs[0]?.id ?? '', reference, amount, note }
}
const account = { name: 'Suresh Rao', number: '20331144556', ifsc: 'SBIN0001234', bank: '' }

async function offered(language: 'en' | 'hi' = 'en') {
  const session = await sessionOf(1)
  const id = await person(session, 450, { language })
  await offer(await publish(session))
  return id
}
async function cancelled(language: 'en' | 'hi' = 'en') {
  const id = await offered(language)
  await confirm(id)
  await byOffice(id, 'PUT end', { action: 'cancel', note: 'By letter.' })
  return { id, due: (await read(id)).refund?.amount ?? 0 }
}

describeInLanguages('Money of an applicant who reads %s', (language) => {
  it('is paid back whole to one who was rejected, whose application is closed then', async () => {
    const id = await person(await sessionOf(1), 450, { language })
    await byOffice(id, 'PUT scrutiny', { checks: {}, status: 'rejected', note: 'Too late.' })
    expect((await confirm(id, await credit(2_500))).status).toBe(200)
    expect(await page(id)).toMatchObject({
      ...{ state: 'cancelled', may: { giveRefundAccount: true } },
      refund: { amount: 2_500, step: unseatedRefund, isPaid: false },
    })
    expect((await page(id)).decisions.at(-1)?.status).toBe('rejected')
    await expectMail(id, { en: ['not accepted', '₹2,500'], hi: ['अस्वीकृत', '₹2,500'] }, 2)
    const { status } = await byOffice(id, 'PUT scrutiny', { checks: {}, status: 'in review', note: '' })
    expect(status, 'the rejection is final').toBe(409)
  })

  it('is added to the open refund of a cancelled admission, with its account and day', async () => {
    const { id, due } = await cancelled(language)
    await byApplicant(id, 'refundAccount', account)
    const before = (await read(id)).refund
    expect((await confirm(id, await credit(500))).status).toBe(200)
    expect((await read(id)).refund).toEqual({ ...before, amount: due + 500, further: 500 })
    expect(await page(id)).toMatchObject({ state: 'cancelled', refund: { amount: due + 500, further: 500 } })
    await expectMail(id, {
      en: ['another payment found', '₹500', 'ending in 4556'],
      hi: ['एक और भुगतान मिला', '₹500', '4556'],
    })
    const entries = await paymentsOf(await app.firestore(), id)
    expect(entries.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      'confirmed 4000',
      'confirmed 500',
      'receipt cancelled 4000',
      'receipt cancelled 500',
    ])
  })
})

describe('Money that is found after a refund was paid', () => {
  it('is a refund of its own, whose account is asked for again', async () => {
    const { id, due } = await cancelled()
    await byApplicant(id, 'refundAccount', account)
    await byOffice(id, 'PUT end', { action: 'refund paid', reference: 'N1' })
    expect((await confirm(id, await credit(500))).status).toBe(200)
    expect(await page(id)).toMatchObject({
      refund: { amount: 500, step: laterRefund, isPaid: false, account: null },
      earlierRefunds: [{ amount: due, reference: 'N1', paidOn: today() }],
      may: { giveRefundAccount: true },
    })
    await byApplicant(id, 'refundAccount', account)
    expect((await byOffice(id, 'PUT end', { action: 'refund paid', reference: 'N2' })).status).toBe(200)
    const entries = await paymentsOf(await app.firestore(), id)
    const refunds = entries.filter(({ kind }) => kind === 'refunded').map(({ amount }) => amount)
    expect(refunds.toSorted()).toEqual([due, 500].toSorted())
  })
})

describe('A balance that was reported before the admission ended', () => {
  const part = { amount: 3_500, difference: { kind: 'part payment', remark: 'The rest soon.' } }
  async function leftWithReport() {
    const id = await offered()
    await confirm(id, part)
    await byApplicant(id, 'fee', { reference: 'Rest 1', paidOn: today() })
    await byOffice(id, 'PUT end', { action: 'cancel', note: 'By letter.' })
    return { id, due: (await read(id)).refund?.amount ?? 0 }
  }

  it('is paid back once it is found, as it was reported', async () => {
    const { id, due } = await leftWithReport()
    expect((await confirm(id, { reference: 'Rest 1', amount: 500 })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      reportedBalance: null,
      refund: { amount: due + 500, further: 500 },
    })
    expect(refused(await confirm(id, { reference: 'Rest 2', amount: 500 }))).toEqual(errors['not-now'])
  })

  it('is not paid back where it is not found', { tags: ['slow'] }, async () => {
    const { id, due } = await leftWithReport()
    const sent = { reference: 'Rest 1', note: '' }
    expect((await byOffice(id, 'PUT fee/not-found', sent)).status).toBe(200)
    expect(await read(id)).toMatchObject({ reportedBalance: null, refund: { amount: due, further: 0 } })
  })
})

describe('Money that cannot be paid back', () => {
  it('is that which is not in the bank, or counts for somebody else', async () => {
    const { id, due } = await cancelled()
    const { credit: found, ...paid } = await credit(500)
    expect(refused(await confirm(id, paid))).toEqual(errors['not-now'])
    const other = await offered()
    await confirm(other, { reference: 'Of the other' })
    const counted = { ...paid, credit: found, reference: 'Of the other' }
    expect((await confirm(id, counted)).status).toBe(409)
    expect((await read(id)).refund?.amount).toBe(due)
  })
})
