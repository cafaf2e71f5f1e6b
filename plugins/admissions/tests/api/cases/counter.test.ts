import { errors } from '@prangan/contract/errors'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { expect, it } from 'vitest'
import { remindOriginals } from '../../../functions/desk/remind-originals.ts'
import { named } from '../../support/counter.ts'
import { refused } from '../../support/own-applications.ts'
import { dayIn, describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, sessionOf, person, page, byApplicant, byOffice, confirm, expectMail, expectLetter } = cases
const { lettersTo, topicsTo, publish, offer, today, read } = cases

const day = 24 * 60 * 60_000
const tc = 'paper:tc'

/** Somebody whose fee is confirmed, in a session that asks for one original besides the documents. */
async function aPaid(language: 'en' | 'hi', more: object = {}): Promise<string> {
  const papers = [
    {
      key: 'tc',
      name: named('Transfer certificate', 'स्थानान्तरण प्रमाण-पत्र'),
      neededFor: { who: 'everybody' as const },
    },
  ]
  const admissionDay = { order: 'money first' as const, undertakingsUntil: today(10), papers }
  const session = await sessionOf(1, { admissionDay, documents: [] })
  const id = await person(session, 450, { language, ...more })
  await offer(await publish(session))
  expect((await confirm(id)).status).toBe(200)
  return id
}
const record = (id: string, original: object) =>
  byOffice(id, 'PUT originals', { originals: { [tc]: original } })
const admit = (id: string) => byOffice(id, 'PUT admission', {})

describeInLanguages('At the counter, an applicant who reads %s', (language) => {
  it('is told before what to bring, and gets the number of the roll once all was seen', async () => {
    const id = await aPaid(language)
    await expectMail(id, {
      en: ['seat confirmed', 'come to the college with the originals of your documents'],
      hi: ['सीट पक्की', 'अपने मूल प्रमाण-पत्र लेकर महाविद्यालय आएँ'],
    })
    expect((await page(id)).admissionDay).toMatchObject({
      order: 'money first',
      originals: [{ item: tc, result: '' }],
      rollNumber: '',
      balanceBy: '',
    })
    await expectLetter(id, 'admission', {
      en: ['You are admitted when the college has checked the originals'],
      hi: ['जाँचे जाने पर आपका प्रवेश होगा'],
    })
    await record(id, { result: 'seen' })
    expect((await admit(id)).status).toBe(200)
    const { rollNumber } = (await page(id)).admissionDay
    expect(rollNumber).toMatch(/\/0001$/)
    await expectMail(id, {
      en: ['admission complete', `Your roll number is ${rollNumber}.`, 'There is nothing left to bring.'],
      hi: ['प्रवेश पूरा हुआ', `आपका रोल नंबर ${rollNumber} है।`, 'अब कुछ लाना बाकी नहीं है।'],
    })
    await expectLetter(id, 'admission', {
      en: [`Roll number: ${rollNumber}`, 'The college has seen the originals'],
      hi: [`रोल नंबर: ${rollNumber}`, 'आपके मूल प्रमाण-पत्र देख लिए हैं'],
    })
  })

  it('owes an original by an undertaking: page, mail and letter name it with the day, and a reminder comes', async () => {
    const id = await aPaid(language)
    const until = today(5)
    await record(id, { result: 'undertaking', until })
    expect((await admit(id)).status).toBe(200)
    expect((await page(id)).admissionDay.originals).toMatchObject([
      { item: tc, result: 'undertaking', until },
    ])
    const said = {
      en: `Transfer certificate: bring the original by ${dayIn('en', until)}`,
      hi: `स्थानान्तरण प्रमाण-पत्र: मूल प्रति ${dayIn('hi', until)} तक लाएँ`,
    }
    await expectMail(id, { en: ['admission complete', said.en], hi: ['प्रवेश पूरा हुआ', said.hi] })
    await expectLetter(id, 'admission', {
      en: [`Originals to bring: Transfer certificate, by ${dayIn('en', until)}`],
      hi: [`बाकी मूल प्रमाण-पत्र: स्थानान्तरण प्रमाण-पत्र, ${dayIn('hi', until)} तक`],
    })
    app.pass(3 * day)
    await remindOriginals(app, app.now())
    await expectMail(id, { en: ['originals to bring', said.en], hi: ['मूल प्रमाण-पत्र लाने हैं', said.hi] })
  })

  it('comes with an original missing, and is not admitted: nothing is mailed', {
    tags: ['slow'],
  }, async () => {
    const id = await aPaid(language)
    await record(id, { result: 'missing' })
    expect(refused(await admit(id))).toEqual(errors['originals-open'])
    expect((await page(id)).admissionDay).toMatchObject({
      originals: [{ result: 'missing' }],
      rollNumber: '',
      balanceBy: '',
    })
    expect(await topicsTo(id)).toEqual(['offered', 'admitted'])
  })

  it('without an e-mail address gets no mail, but has page, receipt and letters', async () => {
    const id = await aPaid(language, { email: '' })
    await record(id, { result: 'seen' })
    expect((await admit(id)).status).toBe(200)
    expect(await page(id)).toMatchObject({ state: 'admitted', fee: { isConfirmed: true } })
    expect(await lettersTo(id)).toEqual(['admission', 'receipt'])
    expect(await topicsTo(id)).toEqual([])
  })

  it('leaves after the admission: the originals are asked for no more, and the receipt is cancelled', {
    tags: ['slow'],
  }, async () => {
    const id = await aPaid(language)
    await record(id, { result: 'undertaking', until: today(5) })
    await admit(id)
    const { refund } = await page(id)
    expect((await byApplicant(id, 'withdraw', { refund: refund?.amount })).status).toBe(200)
    const { state, admissionDay, fee } = await page(id)
    expect([state, admissionDay.originals, fee?.isReceiptCancelled]).toEqual(['cancelled', [], true])
    await expectMail(id, { en: ['admission cancelled'], hi: ['प्रवेश रद्द'] })
    app.pass(3 * day)
    await remindOriginals(app, app.now())
    expect(await topicsTo(id)).not.toContain('originals due')
  })
})

describeInLanguages('The e-mail address of an applicant who reads %s', (language) => {
  it('is corrected by the office: the old one is told, and what follows goes to the new one', {
    tags: ['slow'],
  }, async () => {
    const session = await sessionOf(1)
    const id = await person(session, 450, { language })
    const { email: old } = await read(id)
    const email = newEmail('applicant')
    const why = { document: ':identity', reason: 'Seen at the counter.' }
    expect((await byOffice(id, 'PUT facts', { facts: { email }, ...why })).status).toBe(200)
    const told = await awaitMail(old)
    expect(told.subject).toContain(language === 'hi' ? 'ई-मेल पता बदला गया' : 'e-mail address changed')
    expect(told.text).not.toContain(email)
    await expectMail(id, {
      en: ['corrected', 'by the office: your contact details.'],
      hi: ['सुधार किया गया', 'क्या सुधारा गया: संपर्क विवरण।'],
    })
    await offer(await publish(session))
    await expectMail(id, { en: ['seat offered'], hi: ['सीट मिली'] })
    expect(await mailsTo(old)).toHaveLength(1)
    expect((await page(id)).corrections).toMatchObject([{ fact: 'email', before: old, after: email }])
  })
})
