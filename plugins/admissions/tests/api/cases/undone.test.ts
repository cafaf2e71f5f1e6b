import { errors } from '@prangan/contract/errors'
import { collectionPaths as corePaths, documentPaths } from '@prangan/contract/paths'
import { expect, it } from 'vitest'
import { collectionPaths } from '../../../contract/paths.ts'
import { BankCreditSchema } from '../../../contract/schemas/bank-credits.ts'
import { refused } from '../../support/own-applications.ts'
import { paymentsOf } from '../../support/payments.ts'
import { type CaseLanguage, describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, byOffice, confirm, expectMail, expectLetter } = cases
const { publish, offer, today, read, lettersTo } = cases

let made = 0
const newReference = () => {
  made += 1
  return `UTR71234${100_000 + made}`
}

async function offered(language: CaseLanguage, count = 1): Promise<string[]> {
  const session = await sessionOf(count)
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await person(session, 450 - at, { language }))
  await offer(await publish(session))
  return ids
}
const reason = 'The UTR is that of another applicant.'
const numberOf = async (id: string) => (await read(id)).fee?.receiptNumber ?? ''
const undo = async (id: string, receiptNumber?: string, more: object = {}) =>
  byOffice(id, 'PUT fee/undo', { receiptNumber: receiptNumber ?? (await numberOf(id)), reason, ...more })
const creditAt = async (reference: string) => {
  const credits = (await app.firestore()).collection(collectionPaths.bankCredits)
  const { docs } = await credits.where('reference', '==', reference).get()
  return { id: docs[0]?.id ?? '', ...BankCreditSchema.parse(docs[0]?.data()) }
}
const importing = (reference: string, paise = 400_000) =>
  send('POST /api/admissions/credits', {
    account: '30112233445',
    rows: [{ date: today(), paise, reference, description: '', name: '', occurrence: 1 }],
  })
async function admit(id: string, more: object = {}) {
  const { admissionDay } = await page(id)
  const originals = Object.fromEntries(admissionDay.originals.map(({ item }) => [item, { result: 'seen' }]))
  await byOffice(id, 'PUT originals', { originals })
  expect((await byOffice(id, 'PUT admission', more)).status).toBe(200)
}

describeInLanguages('A wrong confirmation of an applicant who reads %s', (language) => {
  it('is undone: the fee is reported again, and the money counts for the right applicant', async () => {
    const [wrong = '', right = ''] = await offered(language, 2)
    const reference = newReference()
    await byApplicant(wrong, 'fee', { reference: 'CH 1', paidOn: today() })
    await importing(reference)
    const { id: credit } = await creditAt(reference)
    await confirm(wrong, { reference, credit })
    const number = await numberOf(wrong)
    expect((await undo(wrong)).status).toBe(200)
    expect(await page(wrong)).toMatchObject({
      state: 'fee reported',
      fee: { reference: 'CH 1', isConfirmed: false, receiptNumber: '' },
      receipts: [{ number, amount: 4_000, isCancelled: true, isUndone: true }],
      balance: 0,
    })
    expect(await creditAt(reference)).toMatchObject({ status: 'open', application: '', receiptNumber: '' })
    await expectMail(wrong, {
      en: ['payment confirmed by mistake', number, reason],
      hi: ['भुगतान की पुष्टि रद्द', number, reason],
    })
    expect(await lettersTo(wrong)).toEqual(['offer', 'receipt'])
    await expectLetter(wrong, 'receipt', {
      en: ['This receipt was cancelled, because the payment was confirmed by mistake.'],
      hi: ['यह रसीद रद्द है, क्योंकि भुगतान की पुष्टि ग़लती से हुई थी।'],
    })
    expect((await confirm(right, { reference, credit })).status).toBe(200)
    expect(Number((await numberOf(right)).split('/')[1])).toBeGreaterThan(Number(number.split('/')[1]))
    expect((await confirm(wrong, { reference: newReference() })).status, 'what was really paid').toBe(200)
    expect((await page(wrong)).receipts).toHaveLength(2)
    const entries = await paymentsOf(await app.firestore(), wrong)
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      ...['confirmation undone', 'confirmed', 'confirmed', 'reported'],
    ])
  })

  it('is undone where nothing was reported: the seat is offered as before', { tags: ['slow'] }, async () => {
    const [id = ''] = await offered(language)
    await confirm(id)
    expect((await undo(id)).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'offered', fee: null })
  })

  it('is undone after the admission at the counter: it stays, and the whole fee is due', async () => {
    const [id = ''] = await offered(language)
    await confirm(id)
    await admit(id)
    expect((await undo(id)).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'admitted', balance: 4_000, refund: null })
    expect((await read(id)).balance).toBe(4_000)
    await expectMail(id, {
      en: ['payment confirmed by mistake', 'Your admission stays. ₹4,000 of the fee is to be paid.'],
      hi: ['भुगतान की पुष्टि रद्द', '₹4,000'],
    })
    expect((await confirm(id, { reference: newReference(), amount: 2_500 })).status).toBe(200)
    expect((await page(id)).balance).toBe(1_500)
    expect((await confirm(id, { reference: newReference(), amount: 1_500 })).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'admitted', balance: 0 })
  })

  it('is one of two payments: the other one stays, and the rest is due again', {
    tags: ['slow'],
  }, async () => {
    const [id = ''] = await offered(language)
    const difference = { kind: 'part payment', remark: 'The rest by Friday.' }
    await confirm(id, { amount: 3_500, difference })
    await confirm(id, { reference: newReference(), amount: 500 })
    const [first, second] = (await page(id)).receipts
    expect((await undo(id, second?.number)).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'admitted', balance: 500 })
    await confirm(id, { reference: newReference(), amount: 500 })
    expect((await undo(id, first?.number)).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'admitted', balance: 3_500, fee: { amount: 500 } })
  })

  it('is undone once, with a reason, and not after a refund is due', async () => {
    const [id = ''] = await offered(language)
    await confirm(id)
    expect((await undo(id, undefined, { reason: ' ' })).status).toBe(400)
    expect(refused(await undo(id, '2020-21/000001'))).toEqual(errors['no-such-receipt'])
    const { refund } = await page(id)
    await byApplicant(id, 'withdraw', { refund: refund?.amount })
    expect(refused(await undo(id))).toEqual(errors['confirmation-final'])
    expect((await page(id)).refund?.amount).toBe(refund?.amount)
  })

  it('is undone by one of two clerks at once', { tags: ['slow'] }, async () => {
    const [id = ''] = await offered(language)
    await confirm(id)
    const [number, { version }] = [await numberOf(id), await read(id)]
    const answers = await Promise.all([1, 2].map(() => undo(id, number, { version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const audit = (await app.firestore()).collection(corePaths.audit)
    const { docs } = await audit.where('subject', '==', documentPaths.admission(id)).get()
    const entries = docs.filter((entry) => entry.get('action') === 'confirmation undone')
    expect(entries.map((entry) => entry.get('detail'))).toEqual([
      `admitted → offered, ₹4000, receipt ${number}: ${reason}`,
    ])
  })
})
