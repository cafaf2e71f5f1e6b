import { errors } from '@prangan/contract/errors'
import { describe, expect, it } from 'vitest'
import { refused } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { describeInLanguages, useCases } from '../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, byOffice, confirm, publish, offer } = cases
const { today, read, expectMail, topicsTo } = cases

const reference = 'UTR 900100200'
const note = 'Not in the statements until 30 July.'

async function reported(language: 'en' | 'hi' = 'en') {
  const session = await sessionOf(1)
  const id = await person(session, 450, { language })
  await offer(await publish(session))
  await byApplicant(id, 'fee', { reference, paidOn: today() })
  return id
}
const notFound = async (id: string, more: object = {}) =>
  send(`PUT /api/admissions/${id}/fee/not-found`, {
    version: (await read(id)).version,
    ...{ reference, note },
    ...more,
  })
const kindsOf = async (id: string) =>
  (await paymentsOf(await app.firestore(), id)).map(({ kind, amount }) => [kind, amount])

describeInLanguages('A reported payment of an applicant who reads %s', (language) => {
  it('is not found after a withdrawal: it leaves the list, nothing is paid back, and the applicant reads why', async () => {
    const id = await reported(language)
    await byApplicant(id, 'withdraw', { refund: 0 })
    expect((await notFound(id)).status).toBe(200)
    expect(await page(id)).toMatchObject({
      ...{ state: 'withdrawn', fee: null, refund: null },
      earlierReports: [{ reference, paidOn: today(), isNotFound: true, note }],
    })
    expect(await kindsOf(id)).toEqual([
      ['reported', 4_000],
      ['not found', 4_000],
    ])
    await expectMail(id, {
      en: ['payment not found', reference, 'nothing to pay back', note],
      hi: ['भुगतान नहीं मिला', reference, 'लौटाने के लिए कोई राशि नहीं', note],
    })
    expect(refused(await notFound(id)), 'again').toEqual(errors['no-such-report'])
    expect((await confirm(id)).status, 'and nothing can be confirmed').toBe(409)
  })

  it('is not found before: the seat stays offered, and another payment counts', async () => {
    const id = await reported(language)
    expect((await notFound(id, { note: '' })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      ...{ state: 'offered', fee: null, may: { reportFee: true } },
      earlierReports: [{ reference, isNotFound: true, note: '' }],
    })
    await expectMail(id, {
      en: ['payment not found', reference, 'The seat is kept for you until'],
      hi: ['भुगतान नहीं मिला', reference, 'सीट आपके लिए'],
    })
    const right = `UTR right ${language}`
    await byApplicant(id, 'fee', { reference: right, paidOn: today() })
    expect((await confirm(id, { reference: right })).status).toBe(200)
    expect((await page(id)).state).toBe('admitted')
  })

  it('is not found after the end of the offer, which has lapsed then', { tags: ['slow'] }, async () => {
    const id = await reported(language)
    const { offer: seat } = await read(id)
    const later = (seat?.payTo.getTime() ?? 0) - app.now().getTime() + 60_000
    app.pass(later)
    expect((await notFound(id)).status).toBe(200)
    expect((await page(id)).state).toBe('lapsed')
    app.pass(-later)
    await expectMail(id, {
      en: ['payment not found', 'The time to pay ended on'],
      hi: ['भुगतान नहीं मिला', 'समय'],
    })
  })
})

describe('A reported payment of a balance', () => {
  it('is not found: it stays due, and can be reported again', async () => {
    const id = await reported()
    await confirm(id, { amount: 3_500, difference: { kind: 'part payment', remark: 'The rest soon.' } })
    await byApplicant(id, 'fee', { reference: 'Rest 1', paidOn: today() })
    expect((await notFound(id, { reference: 'Rest 1' })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      ...{ state: 'admitted', balance: 500, reportedBalance: null, may: { reportFee: true } },
      earlierReports: [{ reference: 'Rest 1', isNotFound: true }],
    })
    await expectMail(id, { en: ['payment not found', '₹500'], hi: [] })
  })
})

describe('That a payment was not found', () => {
  it('cannot be said of another reference than the reported one, nor of an older version', async () => {
    const id = await reported()
    expect(refused(await notFound(id, { reference: 'UTR other' }))).toEqual(errors['no-such-report'])
    expect(refused(await notFound(id, { version: 1 }))).toEqual(errors['changed-meanwhile'])
    expect((await read(id)).status).toBe('fee reported')
    expect(await topicsTo(id)).toEqual(['offered', 'fee reported'])
  })

  it('cannot be said where it was confirmed, or nothing was reported', async () => {
    const id = await reported()
    await confirm(id, { reference })
    expect(refused(await notFound(id))).toEqual(errors['no-such-report'])
    const session = await sessionOf(1)
    const other = await person(session, 440, {})
    expect(refused(await notFound(other))).toEqual(errors['no-such-report'])
    expect((await byOffice(other, 'PUT fee/not-found', { reference: '' })).status).toBe(400)
  })
})
