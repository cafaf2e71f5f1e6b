import { errors } from '@prangan/contract/errors'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { refused } from '../../support/own-applications.ts'
import { describeInLanguages, timeIn, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, byOffice, expectMail, lettersTo, topicsTo } = cases
const { publish, publicList, offer, inDays } = cases
let firestore: Firestore
beforeAll(async () => {
  firestore = await app.firestore()
})

const day = 24 * 60 * 60_000

/** A provisional list of three applicants for one seat. */
async function aProvisionalList(language: 'en' | 'hi') {
  const session = await sessionOf(1)
  const [first, second, third] = [
    await person(session, 450, { language }),
    await person(session, 400, { language }),
    await person(session, 350, { language }),
  ]
  const until = inDays(3).toISOString()
  const list = await publish(session, { objectionsUntil: until })
  return { session, list, until, first, second, third }
}

const object = async (id: string, list: string, rank = 0) =>
  byApplicant(id, 'object', { list, rank, text: 'My marks are 490, not 350.' })

async function sendAnswer(list: string, isUpheld: boolean, text: string) {
  const { docs } = await firestore.collection(admissionPaths.objections(list)).get()
  const open = docs.find((objection) => objection.get('status') === 'open')
  return send(`PUT /api/admissions/lists/${list}/objections/${open?.id}`, { isUpheld, answer: text })
}

async function answer(list: string, isUpheld: boolean, text: string) {
  expect((await sendAnswer(list, isUpheld, text)).status).toBe(200)
}

describeInLanguages('An applicant on a provisional list who reads %s', (language) => {
  it('is mailed rank, seat and until when to object, and reads the same on the page', async () => {
    const { list, until, first, second } = await aProvisionalList(language)
    const time = timeIn(language, until)
    await expectMail(first, {
      en: [
        'provisional merit list 1',
        'Your rank is 1. By this list you get a seat.',
        `object there by ${time}`,
      ],
      hi: ['अनंतिम योग्यता सूची 1', 'आपका क्रम 1 है। इस सूची के अनुसार आपको सीट मिलती है।', `वहीं ${time} तक आपत्ति करें`],
    })
    await expectMail(second, {
      en: ['provisional merit list 1', 'You are number 1 on the waiting list.'],
      hi: ['अनंतिम योग्यता सूची 1', 'प्रतीक्षा सूची में आप 1 नंबर पर हैं।'],
    })
    expect(await page(second)).toMatchObject({
      state: 'waitlisted',
      provisional: { list, listNumber: 1, until },
      may: { object: true },
    })
    expect(await lettersTo(first), 'no seat is offered yet').toEqual([])
  })

  it('objects rightly: the marks are corrected, and the final list counts them', async () => {
    const { session, list, first, third } = await aProvisionalList(language)
    expect((await object(third, list)).status).toBe(200)
    await expectMail(third, { en: ['objection received'], hi: ['आपत्ति मिली'] })
    const early = await sendAnswer(list, true, 'The marksheet says 490.')
    expect(refused(early), 'before the correction').toEqual([409, errors['nothing-corrected'][1]])
    app.pass(60_000)
    const facts = { 'education.xii.obtained': '490' }
    const { body } = await byOffice(third, 'POST facts/preview', { facts })
    const { basis } = body.consequences as { basis: string }
    const why = { document: ':original', reason: 'The objection was right.', seen: basis }
    expect((await byOffice(third, 'PUT facts', { facts, ...why })).status).toBe(200)
    await answer(list, true, 'The marksheet says 490.')
    await expectMail(third, {
      en: ['objection upheld', 'the final list counts it', 'The marksheet says 490.'],
      hi: ['आपत्ति मानी गई', 'अंतिम सूची में गिना जाएगा', 'The marksheet says 490.'],
    })
    app.pass(3 * day)
    const final = await publish(session, { replaces: list })
    expect(await publicList(final)).toMatchObject({ objections: { all: 1, upheld: 1 } })
    expect(await page(third)).toMatchObject({
      state: 'ranked',
      rank: { list: final, rank: 1, objectionsUntil: null },
      objections: [{ status: 'upheld', answer: 'The marksheet says 490.' }],
      corrections: [{ before: '350', after: '490' }],
    })
    expect((await page(first)).state).toBe('waitlisted')
    await offer(final)
    await expectMail(third, { en: ['seat offered'], hi: ['सीट मिली'] })
    expect([await lettersTo(third), await lettersTo(first)]).toEqual([['offer'], []])
  })

  it('objects wrongly: the answer has the reason, and nobody’s rank changes', {
    tags: ['slow'],
  }, async () => {
    const { session, list, first, third } = await aProvisionalList(language)
    await object(third, list)
    await answer(list, false, 'The marksheet says 350.')
    await expectMail(third, {
      en: ['objection not upheld', 'is not upheld', 'The marksheet says 350.'],
      hi: ['आपत्ति नहीं मानी गई', 'आपकी आपत्ति नहीं मानी गई है', 'The marksheet says 350.'],
    })
    expect(await page(third)).toMatchObject({
      state: 'waitlisted',
      rank: { rank: 3, waiting: 2 },
      objections: [{ status: 'not upheld', answer: 'The marksheet says 350.' }],
    })
    app.pass(3 * day)
    const final = await publish(session, { replaces: list })
    expect(await page(third)).toMatchObject({ rank: { list: final, rank: 3, waiting: 2 } })
    expect(await page(first)).toMatchObject({ state: 'ranked', rank: { list: final, rank: 1 } })
  })

  it('objects to somebody else’s place, who is told nothing of it', { tags: ['slow'] }, async () => {
    const { list, first, second } = await aProvisionalList(language)
    expect((await object(second, list, 1)).status).toBe(200)
    expect((await page(second)).objections).toMatchObject([{ rank: 1, status: 'open' }])
    await expectMail(second, { en: ['objection received'], hi: ['आपत्ति मिली'] })
    expect((await page(first)).objections).toEqual([])
    expect(await topicsTo(first)).toEqual(['provisional list'])
  })

  it('objects too late: the page offers it no more, and no mail is sent', { tags: ['slow'] }, async () => {
    const { list, third } = await aProvisionalList(language)
    app.pass(3 * day)
    expect(await page(third)).toMatchObject({ provisional: null, objections: [], may: { object: false } })
    expect(refused(await object(third, list))).toEqual(errors['objections-ended'])
    expect(await topicsTo(third)).toEqual(['provisional list'])
  })
})
