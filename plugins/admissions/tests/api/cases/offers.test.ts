import { shownText } from '@prangan/contract/content/show-in'
import { errors } from '@prangan/contract/errors'
import { categoryOf } from '@prangan/contract/states/profile'
import { expect, it } from 'vitest'
import { closedDays, warningsOf } from '../../../contract/offer-window.ts'
import { remindOffers } from '../../../functions/lists/remind-offers.ts'
import { programmesOf } from '../../support/admissions.ts'
import { refused } from '../../support/own-applications.ts'
import { describeInLanguages, timeIn, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, confirm, expectMail, expectLetter } = cases
const { lettersTo, topicsTo, publish, offer, today, inDays, read } = cases

const day = 24 * 60 * 60_000

/** An offer from now until a time, in a session that may have more settings. */
async function anOffer(language: 'en' | 'hi', { payTo = inDays(2), session: more = {} } = {}) {
  const session = await sessionOf(1, more)
  const [id, next] = [await person(session, 450, { language }), await person(session, 400, { language })]
  const list = await publish(session)
  const time = { payFrom: app.now().toISOString(), payTo: payTo.toISOString() }
  expect((await send(`POST /api/admissions/lists/${list}/offers`, time)).status).toBe(200)
  return { session, list, id, next, payTo }
}
/** Noon in India, so many days from today. */
const noon = (days: number) => new Date(`${today(days)}T12:00:00+05:30`)
const extend = (list: string, payTo: Date, more: object = {}) =>
  send(`POST /api/admissions/lists/${list}/extend`, {
    payTo: payTo.toISOString(),
    reason: 'The bank was closed.',
    ...more,
  })

describeInLanguages('An applicant with an offer who reads %s', (language) => {
  it('is told the time, the fee with its heads, and where to pay, in the mail and in the letter', async () => {
    const { id, payTo } = await anOffer(language)
    const until = timeIn(language, payTo)
    await expectMail(id, {
      en: [
        'seat offered',
        'pay the fee of ₹4,000',
        until,
        'Tuition ₹3,500 · Caution money ₹500',
        'UPI: pay to',
      ],
      hi: ['सीट मिली', '₹4,000 शुल्क', until, 'शिक्षण शुल्क ₹3,500 · सिक्योरिटी ₹500', 'UPI: college.fees@sbi'],
    })
    expect(await page(id)).toMatchObject({
      state: 'offered',
      offer: { listNumber: 1, under: 'open', amount: 4_000, payTo: payTo.toISOString(), isAccepted: false },
      may: { acceptOffer: true, declineOffer: true },
    })
    await expectLetter(id, 'offer', {
      en: ['Offer of a seat', 'Fee: ₹4,000', 'Of which caution money: ₹500', `To be paid by: ${until}`],
      hi: ['सीट का प्रस्ताव', 'शुल्क: ₹4,000', `शुल्क कब तक जमा होगा: ${until}`],
    })
  })

  it('accepts it and reports the payment, which waits for the office', { tags: ['slow'] }, async () => {
    const { id } = await anOffer(language)
    await byApplicant(id, 'offer', { accept: true })
    expect(await page(id)).toMatchObject({ state: 'offered', offer: { isAccepted: true } })
    expect((await page(id)).payment?.upi.address).toBe('college.fees@sbi')
    expect((await byApplicant(id, 'fee', { reference: 'UTR 77', paidOn: today() })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'fee reported',
      payment: null,
      fee: { reference: 'UTR 77', isConfirmed: false, receiptNumber: '' },
      may: { acceptOffer: false, reportFee: false },
    })
    await expectMail(id, { en: ['fee reported'], hi: ['शुल्क की जानकारी मिली'] })
    expect(await lettersTo(id), 'and no receipt').toEqual(['offer'])
  })

  it('lets it end on a holiday: it lapses at the minute, and the office may give it more time', async () => {
    const holiday = noon(3)
    const session = { holidays: [today(3)] }
    expect(warningsOf(holiday, closedDays(session)), 'the desk warns the office').toContain('holiday')
    const { id, list } = await anOffer(language, { payTo: holiday, session })
    app.pass(holiday.getTime() - app.now().getTime() - 60_000)
    expect((await page(id)).state, 'a minute before').toBe('offered')
    app.pass(60_000)
    expect(await page(id)).toMatchObject({
      state: 'lapsed',
      payment: null,
      may: { acceptOffer: false, declineOffer: false, reportFee: false },
    })
    await remindOffers(app, app.now())
    const until = timeIn(language, holiday)
    await expectMail(id, {
      en: ['your seat offer has ended', `ended on ${until}`, 'bring the challan to the office at once'],
      hi: ['सीट का प्रस्ताव समाप्त', `का समय ${until} को समाप्त हो गया`, 'चालान लेकर तुरंत कार्यालय आएँ'],
    })
    const later = noon(2)
    expect((await extend(list, later, { application: id })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'offered',
      offer: { payTo: later.toISOString(), extensions: [{ payTo: holiday.toISOString() }] },
      may: { acceptOffer: true },
    })
  })

  it('gets more time alone, with the reason', { tags: ['slow'] }, async () => {
    const { id, list } = await anOffer(language)
    const payTo = noon(5)
    await extend(list, payTo, { application: id })
    const until = timeIn(language, payTo)
    await expectMail(id, {
      en: ['more time to pay', `you now have until ${until}, India time, to pay.`, 'The bank was closed.'],
      hi: ['शुल्क जमा करने का समय बढ़ाया गया', `अब आप ${until} (भारतीय समय) तक`, 'The bank was closed.'],
    })
    expect((await page(id)).offer?.extensions).toMatchObject([{ reason: 'The bank was closed.' }])
    await expectLetter(id, 'offer', {
      en: [`To be paid by: ${until}`],
      hi: [`शुल्क कब तक जमा होगा: ${until}`],
    })
  })

  it('gets more time with all of the round, but not after declining', { tags: ['slow'] }, async () => {
    const session = await sessionOf(3)
    const [open, declining, paying] = [
      await person(session, 450, { language }),
      await person(session, 440, { language }),
      await person(session, 430, { language }),
    ]
    const list = await publish(session)
    await offer(list)
    await byApplicant(declining, 'offer', { accept: false })
    await byApplicant(paying, 'fee', { reference: 'UTR 78', paidOn: today() })
    expect((await extend(list, noon(5))).body).toMatchObject({ extended: 1 })
    await expectMail(open, { en: ['more time to pay'], hi: ['शुल्क जमा करने का समय बढ़ाया गया'] })
    expect((await page(open)).offer?.payTo).toBe(noon(5).toISOString())
    expect((await page(declining)).offer?.extensions).toEqual([])
    expect(await topicsTo(declining)).toEqual(['offered', 'declined'])
    expect(await topicsTo(paying)).toEqual(['offered', 'fee reported'])
  })

  it('is reminded two days and one day before the end, of what is still to do', {
    tags: ['slow'],
  }, async () => {
    const end = new Date(`${today(3)}T23:00:00+05:30`)
    const { id } = await anOffer(language, { payTo: end })
    await byApplicant(id, 'offer', { accept: true })
    for (const before of [2, 1]) {
      app.pass(noon(1).getTime() - app.now().getTime())
      await remindOffers(app, app.now())
      await expectMail(
        id,
        {
          en: ['your seat offer ends soon', 'Please pay the fee before then', timeIn('en', end)],
          hi: ['सीट के प्रस्ताव का समय समाप्त होने वाला है', 'इससे पहले शुल्क जमा करें', timeIn('hi', end)],
        },
        3 - before,
      )
    }
    expect(await topicsTo(id)).toEqual(['offered', 'offer ends soon', 'offer ends soon'])
  })

  it('declines it: the next list offers the seat to the next on the waiting list', {
    tags: ['slow'],
  }, async () => {
    const { session, id, next } = await anOffer(language)
    await byApplicant(id, 'offer', { accept: false })
    expect(await page(id)).toMatchObject({ state: 'declined', payment: null, may: { acceptOffer: false } })
    await expectMail(id, { en: ['seat declined'], hi: ['सीट छोड़ी'] })
    expect(await lettersTo(id)).toEqual([])
    expect((await page(next)).state).toBe('waitlisted')
    await offer(await publish(session))
    expect(await page(next)).toMatchObject({ state: 'offered', offer: { listNumber: 2 } })
    await expectMail(next, { en: ['seat offered'], hi: ['सीट मिली'] })
    await expectLetter(next, 'offer', { en: ['Merit list: 2'], hi: ['योग्यता सूची: 2'] })
  })

  it('answers from an old tab after the end: nothing counts, neither there nor at the office', {
    tags: ['slow'],
  }, async () => {
    const { id } = await anOffer(language)
    const { version } = await read(id)
    app.pass(2 * day)
    for (const accept of [true, false])
      expect(refused(await byApplicant(id, 'offer', { accept }))).toEqual(errors['offer-ended'])
    expect(refused(await byApplicant(id, 'fee', { reference: 'UTR 9', paidOn: today() }))).toEqual(
      errors['offer-ended'],
    )
    expect(refused(await confirm(id))).toEqual(errors['offer-unanswered'])
    expect([(await page(id)).state, (await read(id)).version]).toEqual(['lapsed', version])
    expect(await topicsTo(id)).toEqual(['offered'])
  })

  it('is moved from a reserved to an open seat, which the page and the letter say', {
    tags: ['slow'],
  }, async () => {
    const shares = { obc: 50 }
    const obc = categoryOf('obc')
    const session = await sessionOf(2, { programmes: programmesOf(app.now(), 2, shares) })
    const [first, second] = [
      await person(session, 450, { language }),
      await person(session, 400, { language, category: 'obc' }),
    ]
    await person(session, 350, { language, category: 'obc' })
    await offer(await publish(session))
    await expectLetter(second, 'offer', {
      en: [`Category of the seat: ${obc?.shortName.en}`],
      hi: [`सीट का वर्ग: ${obc && shownText(obc.name, 'hi').text}`],
    })
    await byApplicant(first, 'offer', { accept: false })
    await offer(await publish(session))
    expect((await page(second)).offer).toMatchObject({ under: 'open', listNumber: 1 })
    await expectLetter(second, 'offer', {
      en: ['Category of the seat: Open'],
      hi: ['सीट का वर्ग: अनारक्षित'],
    })
  })
})
