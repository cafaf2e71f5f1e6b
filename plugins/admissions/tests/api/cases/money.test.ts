import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { expect, it } from 'vitest'
import { collectionPaths } from '../../../contract/paths.ts'
import { refused } from '../../support/own-applications.ts'
import { countedText, paymentsOf } from '../../support/payments.ts'
import { dayIn, describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, confirm, expectMail, expectLetter } = cases
const { lettersTo, topicsTo, publish, offer, today, read } = cases

const day = 24 * 60 * 60_000

/** Applicants with an offer each. */
async function offered(language: 'en' | 'hi', count = 1): Promise<string[]> {
  const session = await sessionOf(count)
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await person(session, 450 - at, { language }))
  await offer(await publish(session))
  return ids
}
const report = async (id: string, reference: string) =>
  expect((await byApplicant(id, 'fee', { reference, paidOn: today() })).status).toBe(200)

let made = 0
const newReference = () => {
  made += 1
  return `UTR61234${100_000 + made}`
}
const rowOf = (reference: string) => ({
  ...{ date: today(), paise: 400_000, reference, description: '', name: '', occurrence: 1 },
})
const importing = (rows: readonly object[]) =>
  send('POST /api/admissions/credits', { account: '30112233445', rows })
async function creditOf(reference: string): Promise<string> {
  const credits = (await app.firestore()).collection(collectionPaths.bankCredits)
  const { docs } = await credits.where('reference', '==', reference).get()
  return docs[0]?.id ?? ''
}

const admitted = {
  en: ['seat confirmed', 'we have confirmed your fee, and the seat is yours'],
  hi: ['सीट पक्की', 'शुल्क की पुष्टि हो गई है'],
}

describeInLanguages('The payment of an applicant who reads %s', (language) => {
  it('is confirmed by two clerks at once: there is one receipt, one mail, and one admission', {
    tags: ['slow'],
  }, async () => {
    const [id = ''] = await offered(language)
    const reference = newReference()
    await report(id, reference)
    const { version } = await read(id)
    const answers = await Promise.all([1, 2].map(() => confirm(id, { version, reference })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { state, fee } = await page(id)
    expect([state, fee?.isConfirmed]).toEqual(['admitted', true])
    await expectMail(id, admitted)
    expect(await topicsTo(id)).toEqual(['offered', 'fee reported', 'admitted'])
    const number = fee?.receiptNumber
    expect(number).toMatch(/^\d{4}-\d\d\/\d{6}$/)
    await expectLetter(id, 'receipt', {
      en: [
        `Receipt number: ${number}`,
        `Date of receipt: ${dayIn('en', today())}`,
        'Fee paid: ₹4,000',
        'In words: Rupees four thousand only',
        `Challan number or UTR: ${reference}`,
      ],
      hi: [`रसीद संख्या: ${number}`, 'जमा शुल्क: ₹4,000', 'शब्दों में: रुपये चार हज़ार मात्र', reference],
    })
    await expectLetter(id, 'admission', {
      en: ['Confirmation of your seat', `Receipt number: ${number}`],
      hi: ['सीट पक्की होने का पत्र', `रसीद संख्या: ${number}`],
    })
  })

  it('is one line of the statement, which two clerks use for two people: one is admitted', {
    tags: ['slow'],
  }, async () => {
    const people = await offered(language, 2)
    const reference = newReference()
    for (const [at, id] of people.entries()) await report(id, `Mine ${reference} ${at}`)
    await importing([rowOf(reference)])
    const credit = await creditOf(reference)
    const answers = await Promise.all(
      people.map((id, at) => confirm(id, { reference: `Mine ${reference} ${at}`, credit })),
    )
    const at = answers.findIndex(({ status }) => status === 200)
    const [paid = '', waiting = ''] = [people[at], people[1 - at]]
    expect(answers[1 - at]?.body.message).toBe(errors['credit-decided'][1])
    await expectMail(paid, admitted)
    expect(await page(waiting)).toMatchObject({
      state: 'fee reported',
      fee: { isConfirmed: false, receiptNumber: '' },
    })
    expect(await topicsTo(waiting)).toEqual(['offered', 'fee reported'])
    expect([await lettersTo(paid), await lettersTo(waiting)]).toEqual([['admission', 'receipt'], ['offer']])
  })

  it('is reported under a UTR that counted already: what was reported stays, and no receipt is given', {
    tags: ['slow'],
  }, async () => {
    const [one = '', other = ''] = await offered(language, 2)
    const reference = newReference()
    for (const id of [one, other]) await report(id, reference)
    expect((await confirm(one, { reference })).status).toBe(200)
    const answer = await confirm(other, { reference })
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      { reference: countedText(reference, await read(one)) },
    ])
    expect(await page(other)).toMatchObject({
      state: 'fee reported',
      fee: { reference, isConfirmed: false, receiptNumber: '', reported: { reference } },
    })
    expect(await topicsTo(other)).toEqual(['offered', 'fee reported'])
    expect(await lettersTo(other)).toEqual(['offer'])
    expect((await confirm(other, { reference: newReference() })).status, 'what was really paid').toBe(200)
    await expectMail(other, admitted)
  })

  it.each([
    ['part payment', 3_500, '₹3,500', 'three thousand five hundred', 'तीन हज़ार पाँच सौ'],
    ['excess', 4_500, '₹4,500', 'four thousand five hundred', 'चार हज़ार पाँच सौ'],
  ] as const)('is another sum (%s): the receipt has what was paid', async (kind, amount, sum, en, hi) => {
    const [id = ''] = await offered(language)
    const reference = newReference()
    await report(id, reference)
    expect((await confirm(id, { reference, amount })).body.errors).toEqual({
      difference: fieldTexts.chooseDifference,
    })
    const difference = { kind, remark: 'Agreed with the applicant.' }
    expect((await confirm(id, { reference, amount, difference })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'admitted',
      offer: { amount: 4_000 },
      fee: { amount, reference, reported: { reference } },
    })
    await expectMail(id, admitted)
    const isPart = kind === 'part payment'
    await expectLetter(id, 'receipt', {
      en: [
        `${isPart ? 'Part of the fee paid' : 'Fee paid'}: ${sum}`,
        `In words: Rupees ${en} only`,
        ...(isPart ? ['Balance still to be paid: ₹500'] : []),
        'Total: ₹4,000',
      ],
      hi: [
        `${isPart ? 'जमा राशि (शुल्क का एक भाग)' : 'जमा शुल्क'}: ${sum}`,
        `शब्दों में: रुपये ${hi} मात्र`,
        ...(isPart ? ['शेष राशि, जो अभी जमा करनी है: ₹500'] : []),
        'कुल: ₹4,000',
      ],
    })
    const entries = await paymentsOf(await app.firestore(), id)
    expect(entries.map((entry) => [entry.kind, entry.amount])).toEqual([
      ['reported', 4_000],
      ['confirmed', amount],
    ])
  })

  it('is found under another reference, and the page shows both', { tags: ['slow'] }, async () => {
    const [id = ''] = await offered(language)
    await report(id, 'CH-1')
    const reference = newReference()
    expect((await confirm(id, { reference })).status).toBe(200)
    expect((await page(id)).fee).toMatchObject({ reference, reported: { reference: 'CH-1' } })
    await expectMail(id, admitted)
    await expectLetter(id, 'receipt', { en: [`UTR: ${reference}`], hi: [`UTR: ${reference}`] })
  })

  it('is in a statement that is imported twice: it counts once, and nothing changes for the applicant', {
    tags: ['slow'],
  }, async () => {
    const [id = ''] = await offered(language)
    const rows = [rowOf(newReference())]
    const reference = rows[0]?.reference ?? ''
    await report(id, reference)
    expect((await importing(rows)).body).toMatchObject({ added: 1, known: 0 })
    expect((await confirm(id, { reference, credit: await creditOf(reference) })).status).toBe(200)
    await expectMail(id, admitted)
    const before = await page(id)
    expect((await importing(rows)).body).toMatchObject({ added: 0, known: 1 })
    expect(await page(id)).toEqual(before)
    const entries = await paymentsOf(await app.firestore(), id)
    expect(entries.map(({ kind }) => kind)).toEqual(['reported', 'confirmed'])
    expect(await topicsTo(id)).toEqual(['offered', 'fee reported', 'admitted'])
  })

  it('was in time but not reported, and is found after the offer has lapsed', {
    tags: ['slow'],
  }, async () => {
    const [id = ''] = await offered(language)
    await byApplicant(id, 'offer', { accept: true })
    const paidOn = today(1)
    app.pass(3 * day)
    expect((await page(id)).state).toBe('lapsed')
    expect((await confirm(id, { paidOn })).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'admitted', fee: { paidOn, isConfirmed: true } })
    await expectMail(id, admitted)
    expect(await lettersTo(id)).toEqual(['admission', 'receipt'])
  })

  it('came after the time of the offer, and admits nobody', { tags: ['slow'] }, async () => {
    const [id = ''] = await offered(language)
    await byApplicant(id, 'offer', { accept: true })
    app.pass(4 * day)
    expect(refused(await confirm(id))).toEqual(errors['paid-outside-offer'])
    expect(await page(id)).toMatchObject({ state: 'lapsed', fee: null })
    expect(await topicsTo(id)).toEqual(['offered'])
    expect(await paymentsOf(await app.firestore(), id)).toEqual([])
  })
})
