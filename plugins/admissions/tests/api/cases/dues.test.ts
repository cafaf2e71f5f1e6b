import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { collectionPaths as corePaths } from '@prangan/contract/paths'
import { expect, it } from 'vitest'
import { collectionPaths } from '../../../contract/paths.ts'
import { BankCreditSchema } from '../../../contract/schemas/bank-credits.ts'
import { refused } from '../../support/own-applications.ts'
import { countedText, paymentsOf } from '../../support/payments.ts'
import { type CaseLanguage, dayIn, describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, byOffice, confirm, expectMail, expectLetter } = cases
const { publish, offer, today, read, topicsTo } = cases

const part = { kind: 'part payment', remark: 'The rest by Friday.' }
const day = 24 * 60 * 60_000

/** An applicant who has paid ₹3,500 of ₹4,000. */
async function partPaid(language: CaseLanguage): Promise<string> {
  const session = await sessionOf(1)
  const id = await person(session, 450, { language })
  await offer(await publish(session))
  expect((await confirm(id, { amount: 3_500, difference: part })).status).toBe(200)
  return id
}
const payRest = (id: string, more: object = {}) =>
  confirm(id, { reference: `Rest ${id}`, amount: 500, ...more })
const withDues = async () => {
  const admissions = (await app.firestore()).collection(corePaths.admissions)
  return (await admissions.where('balance', '>', 0).get()).docs.map(({ id }) => id)
}
const originalsSeen = async (id: string) => {
  const { admissionDay } = await page(id)
  const originals = Object.fromEntries(admissionDay.originals.map(({ item }) => [item, { result: 'seen' }]))
  expect((await byOffice(id, 'PUT originals', { originals })).status).toBe(200)
}

describeInLanguages('An applicant who reads %s and has paid a part of the fee', (language) => {
  it('is told how to pay the rest, pays it, and has two receipts and nothing due', async () => {
    const id = await partPaid(language)
    expect(await withDues()).toContain(id)
    const before = await page(id)
    expect(before).toMatchObject({ state: 'admitted', balance: 500, may: { reportFee: true } })
    expect(before.payment).not.toBeNull()
    // The balance has no last day: the offer's has passed.
    app.pass(5 * day)
    expect((await payRest(id)).status).toBe(200)
    const { balance, receipts, fee, may } = await page(id)
    expect([balance, fee?.amount, may.reportFee]).toEqual([0, 3_500, false])
    expect(receipts.map((receipt) => [receipt.amount, receipt.balance, receipt.isFurther])).toEqual([
      [3_500, 500, false],
      [500, 0, true],
    ])
    const [first, second] = receipts.map(({ number }) => Number(number.split('/')[1]))
    expect(second).toBe((first ?? 0) + 1)
    expect(await withDues()).not.toContain(id)
    await expectMail(id, {
      en: ['fee fully paid', 'a further payment of ₹500', receipts[1]?.number ?? '', 'now fully paid'],
      hi: ['पूरा शुल्क जमा हुआ', 'एक और भुगतान ₹500', 'अब पूरा शुल्क जमा है'],
    })
    await expectLetter(
      id,
      'receipt',
      {
        en: ['the rest of the fee', 'Further payment: ₹500', 'Balance still to be paid: ₹0'],
        hi: ['शेष राशि मिल गई है', '₹500', 'शेष राशि, जो अभी जमा करनी है: ₹0'],
      },
      receipts[1]?.number,
    )
    await expectLetter(id, 'receipt', {
      en: ['a part of the fee', 'Part of the fee paid: ₹3,500', 'Balance still to be paid: ₹500'],
      hi: ['₹3,500', '₹500'],
    })
    await expectLetter(id, 'admission', {
      en: ['Fee paid, in all: ₹4,000', `Receipt numbers: ${receipts.map(({ number }) => number).join(', ')}`],
      hi: ['अब तक जमा शुल्क: ₹4,000'],
    })
    const entries = await paymentsOf(await app.firestore(), id)
    expect(
      entries.map((entry) => [entry.kind, entry.amount, entry.expected, entry.isFurther]).toSorted(),
    ).toEqual([
      ['confirmed', 3_500, 4_000, false],
      ['confirmed', 500, 500, true],
    ])
  })

  it('pays the rest in two parts, and no more than the rest without a reason', {
    tags: ['slow'],
  }, async () => {
    const id = await partPaid(language)
    expect((await payRest(id, { amount: 200 })).status).toBe(200)
    expect((await page(id)).balance).toBe(300)
    await expectMail(id, {
      en: ['further payment confirmed', '₹300 of the fee is still to be paid.'],
      hi: ['एक और भुगतान मिला', '₹300'],
    })
    const more = { reference: `Third ${id}`, amount: 400 }
    for (const difference of [undefined, part])
      expect((await payRest(id, { ...more, difference })).body.errors).toEqual({
        difference: fieldTexts.chooseDifference,
      })
    const excess = { kind: 'excess', remark: 'Counted towards the examination fee.' }
    expect((await payRest(id, { ...more, difference: excess })).status).toBe(200)
    expect((await page(id)).balance).toBe(0)
    expect(refused(await payRest(id, { reference: `Fourth ${id}` }))).toEqual(errors['not-now'])
  })

  it('reports the payment of the rest, which the office then confirms under its own reference once', {
    tags: ['slow'],
  }, async () => {
    const id = await partPaid(language)
    const reference = `UTR9${String(Date.now()).slice(-9)}${language.length}`
    const reported = { reference, paidOn: today() }
    expect((await byApplicant(id, 'fee', reported)).status).toBe(200)
    expect((await byApplicant(id, 'fee', reported)).status).toBe(200)
    expect(await page(id)).toMatchObject({
      reportedBalance: reported,
      balance: 500,
      may: { reportFee: false },
    })
    expect(
      (await payRest(id, { reference: `UTR ${id}` })).body.errors,
      'the reference of the first part',
    ).toEqual({
      reference: countedText(`UTR ${id}`, await read(id)),
    })
    expect((await payRest(id, { reference })).status).toBe(200)
    expect(await page(id)).toMatchObject({ reportedBalance: null, balance: 0 })
    expect((await topicsTo(id)).slice(-2)).toEqual(['balance reported', 'further payment'])
  })

  it('is admitted at the counter only with a reason, which is kept', async () => {
    const id = await partPaid(language)
    await originalsSeen(id)
    for (const because of [undefined, ' ']) {
      const answer = await byOffice(id, 'PUT admission', { because })
      expect([answer.status, answer.body.errors]).toEqual([400, { because: fieldTexts.balanceReason }])
    }
    const because = 'By the principal, the rest by Friday.'
    const late = await byOffice(id, 'PUT admission', { because, balanceBy: today(-1) })
    expect([late.status, late.body.errors]).toEqual([400, { balanceBy: fieldTexts.dayHasPassed }])
    const balanceBy = today(4)
    expect((await byOffice(id, 'PUT admission', { because, balanceBy })).status).toBe(200)
    expect((await page(id)).admissionDay).toMatchObject({ balanceBy })
    await expectLetter(id, 'admission', {
      en: [`Balance to be paid by: ${dayIn('en', balanceBy)}`],
      hi: [`शेष राशि कब तक: ${dayIn('hi', balanceBy)}`],
    })
    const { roll, balance } = await read(id)
    expect([roll?.because, roll?.balance, balance]).toEqual([because, 500, 500])
    expect((await payRest(id)).status, 'also after the admission').toBe(200)
  })

  it('leaves: what was paid in both parts counts for the refund, and both receipts are cancelled', {
    tags: ['slow'],
  }, async () => {
    const id = await partPaid(language)
    await payRest(id)
    const { refund } = await page(id)
    expect((await byApplicant(id, 'withdraw', { refund: refund?.amount })).status).toBe(200)
    const { receipts, balance, ...after } = await page(id)
    expect(after.refund?.amount).toBe(refund?.amount)
    expect([balance, receipts.map(({ isCancelled }) => isCancelled)]).toEqual([0, [true, true]])
    const entries = await paymentsOf(await app.firestore(), id)
    const cancelled = entries.filter(({ kind }) => kind === 'receipt cancelled')
    expect(cancelled.map(({ amount }) => amount).toSorted()).toEqual([3_500, 500])
  })

  it('has the rest found in a statement: the credit is that of the second receipt', {
    tags: ['slow'],
  }, async () => {
    const id = await partPaid(language)
    const reference = `UTR8${String(Date.now()).slice(-9)}${language.length}`
    const rows = [{ date: today(), paise: 50_000, reference, description: '', name: '', occurrence: 1 }]
    await payRest(id, { reference })
    await send('POST /api/admissions/credits', { account: '30112233445', rows })
    const credits = (await app.firestore()).collection(collectionPaths.bankCredits)
    const { docs } = await credits.where('reference', '==', reference).get()
    const { status, receiptNumber } = BankCreditSchema.parse(docs[0]?.data())
    expect([status, receiptNumber]).toEqual(['confirmed', (await page(id)).receipts[1]?.number])
  })
})
