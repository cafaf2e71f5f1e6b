import { expect, it } from 'vitest'
import { dayIn, describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, sessionOf, person, page, byApplicant, byOffice, confirm, expectMail, expectLetter } = cases
const { lettersTo, topicsTo, publish, offer, today } = cases

const account = { name: 'Suresh Rao', number: '20331144556', ifsc: 'SBIN0001234', bank: 'State Bank' }

/** Somebody admitted, in a session whose last day is so many days from today. */
async function anAdmitted(language: 'en' | 'hi', lastDay = 14): Promise<string> {
  const refund = {
    steps: [
      { until: { days: 0 }, percent: 90 },
      { until: { days: 15 }, percent: 80 },
    ],
    payWithin: 15,
  }
  const session = await sessionOf(1, { lastDate: today(lastDay), refund })
  const id = await person(session, 450, { language })
  await offer(await publish(session))
  expect((await confirm(id)).status).toBe(200)
  return id
}

async function leave(id: string): Promise<number> {
  const { refund } = await page(id)
  const amount = refund?.amount ?? 0
  expect((await byApplicant(id, 'withdraw', { refund: amount })).status).toBe(200)
  return amount
}

describeInLanguages('An applicant who leaves and reads %s', (language) => {
  it('before the fee is withdrawn, with no sum and no letter', async () => {
    const session = await sessionOf(1)
    const id = await person(session, 450, { language })
    expect(await leave(id)).toBe(0)
    expect(await page(id)).toMatchObject({ state: 'withdrawn', refund: null, may: { withdraw: false } })
    await expectMail(id, {
      en: ['withdrawn', 'has been withdrawn'],
      hi: ['वापस लिया गया', 'वापस ले लिया गया है'],
    })
    expect(await lettersTo(id)).toEqual([])
  })

  it('with an offer frees the seat for the next', { tags: ['slow'] }, async () => {
    const session = await sessionOf(1)
    const [id, next] = [await person(session, 450, { language }), await person(session, 400, { language })]
    await offer(await publish(session))
    await leave(id)
    expect(await page(id)).toMatchObject({ state: 'withdrawn', payment: null, may: { acceptOffer: false } })
    expect(await topicsTo(id)).toEqual(['offered', 'withdrawn'])
    await offer(await publish(session))
    await expectMail(next, { en: ['seat offered'], hi: ['सीट मिली'] })
  })

  it('after the fee gets what the rule of the session gives, and the receipt is cancelled', {
    tags: ['slow'],
  }, async () => {
    const id = await anAdmitted(language)
    const { fee } = await page(id)
    // 90 % of ₹3,500, and the caution money of ₹500.
    expect(await leave(id)).toBe(3_650)
    expect(await page(id)).toMatchObject({
      state: 'cancelled',
      refund: { amount: 3_650, isDecided: true, isPaid: false, payBy: today(15) },
      fee: { receiptNumber: fee?.receiptNumber, isReceiptCancelled: true },
      may: { giveRefundAccount: true },
    })
    const [en, hi] = [dayIn('en', today(15)), dayIn('hi', today(15))]
    await expectMail(id, {
      en: ['admission cancelled', 'We pay you back ₹3,650 of the fee.', `We pay it by ${en}.`],
      hi: ['प्रवेश रद्द', 'शुल्क में से ₹3,650 वापस मिलेंगे।', `राशि ${hi} तक भेज दी जाएगी।`],
    })
    await expectLetter(id, 'refund', {
      en: [
        'at the applicant’s request',
        'Kept by the college: ₹350',
        'To be paid back: ₹3,650',
        `To be paid back by: ${en}`,
      ],
      hi: [
        'आवेदक के कहने पर',
        'महाविद्यालय के पास रहने वाली राशि: ₹350',
        'वापस की जाने वाली राशि: ₹3,650',
        `वापस करने की अंतिम तिथि: ${hi}`,
      ],
    })
  })

  it('after all steps of the rule gets the caution money alone', async () => {
    const id = await anAdmitted(language, -20)
    expect(await leave(id)).toBe(500)
    await expectMail(id, {
      en: ['admission cancelled', 'We pay you back ₹500 of the fee.'],
      hi: ['प्रवेश रद्द', 'शुल्क में से ₹500 वापस मिलेंगे।'],
    })
    await expectLetter(id, 'refund', {
      en: ['Kept by the college: ₹3,500', 'To be paid back: ₹500'],
      hi: ['महाविद्यालय के पास रहने वाली राशि: ₹3,500', 'वापस की जाने वाली राशि: ₹500'],
    })
  })

  it('gives an account, which page, mail and letter show masked; the payment is told with its reference', async () => {
    const id = await anAdmitted(language)
    await leave(id)
    expect((await byApplicant(id, 'refundAccount', account)).status).toBe(200)
    expect((await page(id)).refund?.account).toEqual({ lastFour: '4556', ifsc: account.ifsc })
    await expectMail(id, {
      en: ['bank account for your refund', '₹3,650', '4556'],
      hi: ['राशि वापसी के लिए बैंक खाता', 'वापसी की राशि ₹3,650', 'खाते के अंतिम चार अंक: 4556'],
    })
    const paid = { action: 'refund paid', note: '', reference: 'N204261189077' }
    expect((await byOffice(id, 'PUT end', paid)).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'cancelled',
      refund: { isPaid: true, paidOn: today(), reference: 'N204261189077' },
      may: { giveRefundAccount: false },
    })
    await expectMail(id, {
      en: ['refund paid', 'The bank’s reference: N204261189077'],
      hi: ['राशि वापस भेजी गई', 'बैंक की संदर्भ संख्या: N204261189077'],
    })
    await expectLetter(id, 'refund', {
      en: ['Account: ending in 4556, SBIN0001234', 'Reference of the payment: N204261189077'],
      hi: ['खाता: अंतिम चार अंक 4556, SBIN0001234', 'भुगतान की संदर्भ संख्या: N204261189077'],
    })
  })

  it('by a letter to the office is told its reason, and the page keeps it', async () => {
    const id = await anAdmitted(language)
    const note = 'By your letter of today.'
    expect((await byOffice(id, 'PUT end', { action: 'cancel', note, reference: '' })).status).toBe(200)
    const { state, decisions, refund } = await page(id)
    expect([state, refund?.amount]).toEqual(['cancelled', 3_650])
    expect(decisions).toContainEqual({ status: 'cancelled', note, at: app.now().toISOString() })
    await expectMail(id, {
      en: ['admission cancelled', 'We pay you back ₹3,650 of the fee.', note],
      hi: ['प्रवेश रद्द', 'शुल्क में से ₹3,650 वापस मिलेंगे।', note],
    })
    expect(await lettersTo(id)).toEqual(['receipt', 'refund'])
  })
})
