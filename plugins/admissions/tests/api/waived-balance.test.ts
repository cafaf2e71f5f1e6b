import { errors } from '@prangan/contract/errors'
import { collectionPaths as corePaths, documentPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { refused } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { describeInLanguages, useCases } from '../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, byOffice, confirm, publish, offer } = cases
const { today, read, expectMail, expectLetter } = cases
const reason = 'Poor students’ fund.'

async function partPaid(language: 'en' | 'hi' = 'en') {
  const session = await sessionOf(1)
  const id = await person(session, 450, { language })
  await offer(await publish(session))
  await confirm(id, { amount: 3_500, difference: { kind: 'part payment', remark: 'The rest soon.' } })
  return id
}
const waive = async (id: string, more: object = {}) =>
  send(`PUT /api/admissions/${id}/fee/waiver`, {
    version: (await read(id)).version,
    ...{ action: 'waive', amount: 500, reason },
    ...more,
  })

describeInLanguages('A balance of an applicant who reads %s', (language) => {
  it('is written off: nothing is due, and mail, page, receipt and letter say that it is waived', async () => {
    const id = await partPaid(language)
    expect((await waive(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ balance: 0, waiver: { amount: 500, reason } })
    expect(await page(id)).toMatchObject({
      ...{ balance: 0, waived: { amount: 500, day: today(), reason }, may: { reportFee: false } },
      receipts: [{ amount: 3_500, balance: 500 }],
    })
    await expectMail(id, {
      en: ['balance waived', '₹500', reason],
      hi: ['शेष राशि माफ़', '₹500', reason],
    })
    const waived = { en: ['Waived by the college'], hi: ['महाविद्यालय ने माफ़ किए'] }
    await expectLetter(id, 'receipt', waived)
    await expectLetter(id, 'admission', waived)
    const entries = await paymentsOf(await app.firestore(), id)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['confirmed', 3_500],
      ['balance waived', 500],
    ])
    const audit = (await app.firestore()).collection(corePaths.audit)
    const { docs } = await audit.where('subject', '==', documentPaths.admission(id)).get()
    const written = docs.filter((entry) => entry.get('action') === 'balance waived')
    expect(written.map((entry) => entry.get('detail'))).toEqual([`₹500: ${reason}`])
  })

  it('is due again once that is taken back', async () => {
    const id = await partPaid(language)
    await waive(id)
    expect((await waive(id, { action: 'take back', reason: 'By mistake.' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ balance: 500, waiver: null })
    await expectMail(id, { en: ['balance due again', '₹500'], hi: ['शेष राशि फिर बाकी', '₹500'] })
    expect((await confirm(id, { reference: `Rest ${id}`, amount: 500 })).status).toBe(200)
  })
})

describe('The heads of a fee that is paid in parts', () => {
  it('are filled in their order, so that each payment names what it covers', async () => {
    const id = await partPaid()
    await confirm(id, { reference: `Rest ${id}`, amount: 500 })
    const entries = await paymentsOf(await app.firestore(), id)
    const whole = (await read(id)).offer?.heads ?? []
    const sums = entries.map(({ heads }) => heads.reduce((sum, { amount }) => sum + amount, 0))
    expect(sums.toSorted()).toEqual(whole.length > 0 ? [3_500, 500].toSorted() : [0, 0])
  })
})

describe('A balance that cannot be written off', () => {
  it('is another sum than the one that is due, or one that is not there', async () => {
    const id = await partPaid()
    expect(refused(await waive(id, { amount: 400 }))).toEqual(errors['balance-changed'])
    expect(refused(await waive(id, { action: 'take back' }))).toEqual(errors['balance-changed'])
    expect((await waive(id, { reason: ' ' })).status).toBe(400)
    await confirm(id, { reference: `Rest ${id}`, amount: 500 })
    expect(refused(await waive(id))).toEqual(errors['balance-changed'])
  })

  it('is one whose payment is reported, and that of an admission that has ended', async () => {
    const id = await partPaid()
    await byApplicant(id, 'fee', { reference: 'Rest 1', paidOn: today() })
    expect(refused(await waive(id))).toEqual(errors['balance-reported'])
    await byOffice(id, 'PUT end', { action: 'cancel', note: 'By letter.' })
    expect(refused(await waive(id))).toEqual(errors['not-now'])
  })
})
