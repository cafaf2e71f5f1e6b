import { expect, it } from 'vitest'
import { allRight, detailsAt, education } from '../../support/admissions.ts'
import { describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byOffice, expectMail, expectLetter } = cases
const { publish, publicList, offer, read } = cases

const why = { document: ':original', reason: 'As on the certificate.' }

describeInLanguages('What the office finds wrong for an applicant who reads %s', (language) => {
  it('is the name: corrected from the certificate, it is on the page and in the letter', async () => {
    const session = await sessionOf(1)
    const first = await person(session, 450, { language })
    await offer(await publish(session))
    const facts = { name: 'Kiran Verma' }
    const { body } = await byOffice(first, 'POST facts/preview', { facts })
    const { basis } = (body.consequences ?? {}) as { basis?: string }
    const sent = { facts, ...why, ...(basis && { seen: basis }) }
    expect((await byOffice(first, 'PUT facts', sent)).status).toBe(200)
    expect(await page(first)).toMatchObject({ name: 'Kiran Verma', corrections: [{ fact: 'name' }] })
    await expectMail(first, {
      en: ['corrected', 'by the office: your personal details.'],
      hi: ['सुधार किया गया', 'क्या सुधारा गया: व्यक्तिगत विवरण।'],
    })
    await expectLetter(first, 'offer', { en: ['Kiran Verma'], hi: ['Kiran Verma'] })
  })

  const checked = async (id: string, checks: object, reasons: object) => {
    const all = await allRight(await app.firestore(), await read(id))
    return byOffice(id, 'PUT scrutiny', { checks: { ...all, ...checks }, reasons, status: 'verified' })
  }

  it('is a claim: it is refused with a reason, and the rank counts without its points', {
    tags: ['slow'],
  }, async () => {
    const session = await sessionOf(1)
    const details = detailsAt(app.now(), { education: education(400, 450), claims: ['ncc-b'] })
    const id = await person(session, 450, { language, status: 'new', details })
    const reason = 'The certificate is in another name.'
    const reasons = { 'claim:ncc-b': reason }
    const refused = { 'claim:ncc-b': 'refused', 'document:ncc': 'refused' }
    expect((await checked(id, refused, reasons)).status).toBe(200)
    await publish(session)
    expect(await page(id)).toMatchObject({
      refused: [{ item: 'claim:ncc-b', reason }],
      // 40 % of 80 and 60 % of 90, and no points.
      rank: { index: 8_600 },
    })
    await expectMail(id, {
      en: ['verified', `We did not accept NCC certificate B. The office writes:\n\n${reason}`],
      // A usual reason: it is in the reader's language, though it was written in English.
      hi: [
        'सत्यापित',
        'हमने इसे स्वीकार नहीं किया: एनसीसी प्रमाण-पत्र बी। कार्यालय ने लिखा:\n\nप्रमाण-पत्र किसी और के नाम का है।',
      ],
    })
  })

  it('is the category: it is refused, and the applicant counts as General', async () => {
    const session = await sessionOf(1)
    const id = await person(session, 450, { language, status: 'new', category: 'obc' })
    const reasons = { category: 'It has expired.' }
    expect((await checked(id, { category: 'refused' }, reasons)).status).toBe(200)
    const list = await publish(session)
    expect((await publicList(list)).rows).toMatchObject([{ under: 'open' }])
    expect((await page(id)).refused).toEqual([{ item: 'category', reason: 'It has expired.' }])
    await expectMail(id, {
      en: ['verified', 'We did not accept your category. The office writes:\n\nIt has expired.'],
      hi: ['सत्यापित', 'हमने इसे स्वीकार नहीं किया: आपका वर्ग। कार्यालय ने लिखा:\n\nIt has expired.'],
    })
  })

  it('is everything: it is rejected with a reason, which is on the page, and the office can take it back', {
    tags: ['slow'],
  }, async () => {
    const session = await sessionOf(1)
    const id = await person(session, 450, { language, status: 'new' })
    const note = 'This marksheet is of somebody else.'
    await byOffice(id, 'PUT scrutiny', { checks: {}, status: 'rejected', note })
    expect(await page(id)).toMatchObject({ state: 'rejected', decisions: [{ status: 'rejected', note }] })
    await expectMail(id, { en: ['not accepted', note], hi: ['अस्वीकृत', note] })
    expect((await byOffice(id, 'PUT scrutiny', { checks: {}, status: 'in review', note: '' })).status).toBe(
      200,
    )
    expect((await page(id)).state).toBe('in scrutiny')
    expect(
      (await send('POST /api/admissions/lists/preview', { session, programme: 'ba' })).body.rows,
    ).toEqual([])
  })
})
