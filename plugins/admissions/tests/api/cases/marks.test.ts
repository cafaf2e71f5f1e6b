import { errors } from '@prangan/contract/errors'
import { expect, it } from 'vitest'
import { refused } from '../../support/own-applications.ts'
import { describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { sessionOf, person, page, byApplicant, byOffice, confirm, expectMail } = cases
const { expectLetter, lettersTo, topicsTo, publish, publicList, offer } = cases

const xii = 'education.xii.obtained'
const why = { document: ':original', reason: 'The marksheet says 412.' }

/** The office corrects marks, after a look at what follows from that. */
async function correct(id: string, obtained: string, more: object = {}) {
  const facts = { [xii]: obtained }
  const { body } = await byOffice(id, 'POST facts/preview', { facts })
  const { basis } = (body.consequences ?? {}) as { basis?: string }
  const { status } = await byOffice(id, 'PUT facts', {
    facts,
    ...why,
    ...(basis && { seen: basis }),
    ...more,
  })
  expect(status).toBe(200)
}

/** Two seats, offered to the first two of three. */
async function anOfferedList(language: 'en' | 'hi') {
  const session = await sessionOf(2)
  const [first, second, third] = [
    await person(session, 482, { language }),
    await person(session, 450, { language }),
    await person(session, 430, { language }),
  ]
  const list = await publish(session)
  await offer(list)
  return { session, list, first, second, third }
}

async function revise(session: string, replaces: string, decisions: object = {}): Promise<string> {
  return publish(session, { replaces, decisions, because: 'Marks were corrected.' })
}

const decided = (decision: 'keeps' | 'provisional' | 'cancelled', condition = '') => ({
  decision,
  condition,
  reason: 'The marks were entered wrongly.',
})

describeInLanguages('A wrong mark of an applicant who reads %s', (language) => {
  it('is corrected by the applicant before the programme closes', { tags: ['slow'] }, async () => {
    const session = await sessionOf(1)
    const id = await person(session, 482, { language, status: 'new' })
    expect((await byApplicant(id, 'correct', { facts: { [xii]: '412' } })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'submitted',
      facts: { [xii]: '412' },
      corrections: [{ fact: xii, before: '482', after: '412', isByOffice: false }],
    })
    await expectMail(id, {
      en: ['corrected', 'was corrected on its page: your marks.', 'If this was not you'],
      hi: ['सुधार किया गया', 'क्या सुधारा गया: अंक।', 'यह आपने न किया हो'],
    })
  })

  it('is corrected by the office before a list is published', { tags: ['slow'] }, async () => {
    const session = await sessionOf(1)
    const id = await person(session, 482, { language })
    expect((await byOffice(id, 'PUT facts', { facts: { [xii]: '412' }, ...why })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'verified',
      corrections: [{ fact: xii, before: '482', after: '412', ...why, isByOffice: true }],
    })
    await expectMail(id, {
      en: ['corrected', 'was corrected by the office: your marks.', why.reason],
      hi: ['सुधार किया गया', 'कार्यालय ने सुधारा है। क्या सुधारा गया: अंक।', why.reason],
    })
    await publish(session)
    // 40 % of 80 and 60 % of 82.4.
    expect((await page(id)).rank).toMatchObject({ rank: 1, index: 8_144 })
  })

  it('is corrected by the applicant when the office asks about it, with that field alone open', {
    tags: ['slow'],
  }, async () => {
    const session = await sessionOf(1)
    const id = await person(session, 482, { language, status: 'new' })
    const questions = [{ item: 'education', text: 'Is it 482 or 412?', opens: ['education.xii'] }]
    const asked = { checks: {}, questions, answerBy: '2099-12-01', status: 'queried' }
    expect((await byOffice(id, 'PUT scrutiny', asked)).status).toBe(200)
    await expectMail(id, {
      en: ['question from the office', 'Please answer by the end of 1 December 2099, India time.'],
      hi: ['कार्यालय का प्रश्न', 'कृपया 1 दिसंबर 2099 को रात 11:59 बजे (भारतीय समय) तक उत्तर दें।'],
    })
    expect(await page(id)).toMatchObject({
      state: 'queried',
      openGroups: ['education.xii'],
      queries: [{ question: 'Is it 482 or 412?', answeredAt: null }],
    })
    expect((await byApplicant(id, 'answers', { answers: [], facts: { [xii]: '412' } })).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'resubmitted',
      corrections: [{ before: '482', after: '412', isByOffice: false }],
      may: { answer: false },
    })
    await expectMail(id, { en: ['answers received'], hi: ['उत्तर मिल गया'] })
  })

  it('that is found after the offer takes no seat: page and offer stay, and the mail names the correction', {
    tags: ['slow'],
  }, async () => {
    const { list, first } = await anOfferedList(language)
    await correct(first, '412')
    expect(await page(first)).toMatchObject({
      state: 'offered',
      rank: { list, rank: 1 },
      corrections: [{ before: '482', after: '412', isByOffice: true }],
      seatDecision: null,
    })
    await expectMail(first, { en: ['corrected', why.reason], hi: ['सुधार किया गया', why.reason] })
    await expectLetter(first, 'offer', {
      en: ['Merit list: 1', 'Category of the seat: Open', 'Fee: ₹4,000'],
      hi: ['योग्यता सूची: 1', 'सीट का वर्ग: अनारक्षित', 'शुल्क: ₹4,000'],
    })
  })

  it('of somebody who waits gives a better rank by the revised list, and touches no seat', {
    tags: ['slow'],
  }, async () => {
    const { session, list, second, third } = await anOfferedList(language)
    await correct(third, '445')
    expect(await page(third)).toMatchObject({ state: 'waitlisted', rank: { list, rank: 3, waiting: 1 } })
    const revised = await revise(session, list)
    expect(await page(third)).toMatchObject({ state: 'waitlisted', rank: { list: revised, waiting: 1 } })
    expect(await page(second)).toMatchObject({ state: 'offered', rank: { list: revised, rank: 2 } })
    expect((await publicList(revised)).because).toBe('Marks were corrected.')
    expect(await topicsTo(second)).toEqual(['offered'])
  })

  it('is found in somebody admitted: the officer lets the seat stay, above the sanctioned number', async () => {
    const { session, list, first } = await anOfferedList(language)
    await confirm(first)
    await correct(first, '300')
    const revised = await revise(session, list, { [first]: decided('keeps') })
    expect(await page(first)).toMatchObject({
      state: 'admitted',
      rank: { list: revised, rank: 3 },
      seatDecision: { decision: 'keeps', reason: 'The marks were entered wrongly.', listNumber: 1 },
      fee: { isConfirmed: true, isReceiptCancelled: false },
    })
    await expectMail(first, {
      en: ['you keep your seat', 'but you keep it', 'The marks were entered wrongly.'],
      hi: ['सीट बनी रहेगी', 'पर आपकी सीट बनी रहेगी', 'The marks were entered wrongly.'],
    })
    expect(await lettersTo(first)).toEqual(['admission', 'receipt'])
  })

  it('leaves the seat for now, until the original is seen; then it stays', { tags: ['slow'] }, async () => {
    const { session, list, first } = await anOfferedList(language)
    await correct(first, '300')
    await revise(session, list, { [first]: decided('provisional', 'The original marksheet') })
    expect(await page(first)).toMatchObject({
      state: 'offered',
      seatDecision: { decision: 'provisional', condition: 'The original marksheet' },
      may: { acceptOffer: true },
    })
    await expectMail(first, {
      en: [
        'you keep your seat for now',
        'You keep it until this is settled. The office writes:\n\nThe original marksheet',
      ],
      hi: [
        'सीट अभी आपके पास है',
        'जब तक यह तय नहीं होता, सीट आपके पास रहेगी। कार्यालय ने लिखा:\n\nThe original marksheet',
      ],
    })
    const settled = await byOffice(first, 'PUT seat', { decision: 'keeps', reason: 'It says 482.' })
    expect(settled.status).toBe(200)
    expect(await page(first)).toMatchObject({
      state: 'offered',
      seatDecision: { decision: 'keeps', condition: '', reason: 'It says 482.' },
    })
    await expectMail(first, {
      en: ['you keep your seat', 'It says 482.'],
      hi: ['सीट बनी रहेगी', 'It says 482.'],
    })
  })

  it('ends an offer by the officer’s decision: the applicant waits again, and is told not to pay', async () => {
    const { session, list, first, third } = await anOfferedList(language)
    await correct(first, '300')
    const revised = await revise(session, list, { [first]: decided('cancelled') })
    expect(await page(first)).toMatchObject({
      state: 'waitlisted',
      rank: { list: revised, rank: 3, waiting: 1 },
      seatDecision: { decision: 'cancelled' },
      payment: null,
      may: { acceptOffer: false, reportFee: false },
    })
    await expectMail(first, {
      en: ['seat offer taken back', 'Please don’t pay the fee.', 'The marks were entered wrongly.'],
      hi: ['सीट का प्रस्ताव वापस लिया गया', 'कृपया शुल्क जमा न करें।', 'The marks were entered wrongly.'],
    })
    expect(await lettersTo(first)).toEqual([])
    expect(refused(await confirm(first))).toEqual(errors['not-now'])
    await offer(revised)
    await expectMail(third, { en: ['seat offered'], hi: ['सीट मिली'] })
  })

  it('ends an offer, and a later list gives a seat again: nothing of the first decision is left', {
    tags: ['slow'],
  }, async () => {
    const { session, list, first, second, third } = await anOfferedList(language)
    await correct(first, '300')
    await offer(await revise(session, list, { [first]: decided('cancelled') }))
    await byApplicant(second, 'offer', { accept: false })
    const next = await publish(session)
    await offer(next)
    expect(await page(first)).toMatchObject({
      state: 'offered',
      offer: { listNumber: 2, isAccepted: false },
      seatDecision: null,
    })
    await expectMail(first, { en: ['seat offered'], hi: ['सीट मिली'] }, 2)
    const better = await person(session, 440, { language })
    const revised = await revise(session, next, { [first]: decided('cancelled') })
    expect(await page(first), 'by the same words').toMatchObject({
      state: 'waitlisted',
      rank: { list: revised, waiting: 1 },
      seatDecision: { decision: 'cancelled', listNumber: 2 },
    })
    await expectMail(first, { en: ['seat offer taken back'], hi: ['सीट का प्रस्ताव वापस लिया गया'] }, 2)
    await offer(revised)
    expect([(await page(better)).state, (await page(third)).state]).toEqual(['offered', 'offered'])
  })

  it('ends an admission after the revised list: all that was paid is due, and the receipt is cancelled', {
    tags: ['slow'],
  }, async () => {
    const { session, list, first } = await anOfferedList(language)
    await confirm(first)
    await correct(first, '300')
    await revise(session, list, { [first]: decided('cancelled') })
    expect(await page(first)).toMatchObject({
      state: 'cancelled',
      refund: { amount: 4_000, isDecided: true, isPaid: false },
      fee: { isReceiptCancelled: true },
      seatDecision: { decision: 'cancelled', reason: 'The marks were entered wrongly.' },
      may: { giveRefundAccount: true },
    })
    await expectMail(first, {
      en: ['admission cancelled', 'We pay you back all that you paid: ₹4,000.', 'We pay it by'],
      hi: ['प्रवेश रद्द हुआ', 'जमा की गई पूरी राशि आपको वापस मिलेगी: ₹4,000।', 'तक भेज दी जाएगी।'],
    })
    expect(await lettersTo(first)).toEqual(['receipt', 'refund'])
    await expectLetter(first, 'refund', {
      en: ['The college cancelled the admission', 'Kept by the college: ₹0', 'To be paid back: ₹4,000'],
      hi: ['महाविद्यालय ने सत्र', 'महाविद्यालय के पास रहने वाली राशि: ₹0', 'वापस की जाने वाली राशि: ₹4,000'],
    })
    await expectLetter(first, 'receipt', {
      en: ['This receipt was cancelled'],
      hi: ['यह रसीद रद्द है'],
    })
  })
})
