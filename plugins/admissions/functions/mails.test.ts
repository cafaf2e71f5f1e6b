import { courseAt } from '@prangan/contract/testing/fixtures'
import { renderMail } from '@prangan/functions/mail/render-mail'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../contract/schemas/application.ts'
import type { CorrectedPart } from '../contract/schemas/corrections.ts'

const from = {
  site: 'https://college.test',
  college: { en: 'A college', hi: 'एक महाविद्यालय' },
  office: 'office@college.test',
  facts: { meritListWithin: { en: 'ten days', hi: 'दस दिन' } },
}
const application = {
  to: 'kiran@applicants.test',
  recordIn: 'admissions/2026-K7M4QX3',
  applicationNumber: 'SDC-2026-K7M4QX3',
  course: courseAt(1),
  at: new Date('2026-01-05T05:02:00Z'),
}

describe('A mail to an applicant', () => {
  it('tells until when the later steps can be sent, in the words of each language', () => {
    const received = {
      kind: 'programme application received',
      ...application,
      closesAt: '2026-07-05T17:00:00+05:30',
    } as const
    expect(renderMail({ ...received, language: 'hi' }, from).text).toContain('5 जुलाई 2026, शाम 5:00 तक')
    expect(renderMail({ ...received, language: 'en' }, from).text).toContain('by 5 July 2026, 5:00 pm.')
  })

  it.each([
    [
      'en',
      'Transfer certificate: bring the original by 20 August 2026',
      'Your roll number is BA/2026-27/0012.',
    ],
    ['hi', 'स्थानान्तरण प्रमाण-पत्र: मूल प्रति 20 अगस्त 2026 तक लाएँ', 'आपका रोल नंबर BA/2026-27/0012 है।'],
  ] as const)(
    'names the roll number, and each original that is owed with its day (%s)',
    (language, owes, roll) => {
      const name = { en: 'Transfer certificate', hi: 'स्थानान्तरण प्रमाण-पत्र' }
      const mail = {
        kind: 'admission originals',
        ...application,
        language,
        rollNumber: 'BA/2026-27/0012',
      } as const
      const owed = [{ name, until: '2026-08-20' }]
      const { text } = renderMail({ ...mail, topic: 'admission complete', owed }, from)
      for (const said of [owes, roll]) expect(text).toContain(said)
      expect(renderMail({ ...mail, topic: 'originals due', owed }, from).text).toContain(owes)
    },
  )

  it.each([
    ['en', 'Class 12, marks obtained: 375 (before: 395)'],
    ['hi', 'कक्षा 12, प्राप्तांक: 375 (पहले: 395)'],
  ] as const)('says what the marks were and are after the office corrected them (%s)', (language, says) => {
    const mail = {
      kind: 'application corrected',
      ...application,
      reason: 'Misread.',
      isByOffice: true,
    } as const
    const parts: CorrectedPart[] = ['education']
    const changes = [{ fact: 'education.xii.obtained', before: '395', after: '375' }]
    expect(renderMail({ ...mail, language, parts, changes }, from).text).toContain(says)
  })

  it.each([
    ['en', 'We did not accept Female candidates.'],
    ['hi', 'Female candidates'],
  ] as const)('names what was refused together with a question (%s)', (language, says) => {
    const refused = [{ name: { en: 'Female candidates' }, reason: 'It does not fit.' }]
    const mail = {
      kind: 'programme application status',
      status: 'queried',
      ...application,
      note: '',
    } as const
    expect(renderMail({ ...mail, language, refused }, from).text).toContain(says)
  })

  it.each([
    ['money first', 'After you have paid, come to the college with the originals'],
    ['originals first', 'First come to the college with the originals'],
  ] as const)('that offers a seat says what comes first on the day of admission: %s', (order, says) => {
    const offer = { kind: 'programme application status', status: 'offered', ...application, order } as const
    expect(renderMail({ ...offer, language: 'en', note: '' }, from).text).toContain(says)
  })

  it.each([
    ['en', 'We have received ₹3,500, which is a part of the fee. The balance of ₹500 is still to be paid.'],
    ['hi', 'अभी शुल्क का एक भाग मिला है: ₹3,500। शेष ₹500 अभी जमा करने हैं।'],
  ] as const)('about an admission says if the fee is only partly paid (%s)', (language, says) => {
    const mail = {
      kind: 'programme application status',
      ...{ status: 'admitted' as const, ...application, note: '' },
      part: { amount: 3_500, balance: 500 },
    } as const
    expect(renderMail({ ...mail, language }, from).text).toContain(says)
  })

  it('says a usual reason in its language, and introduces what the office typed as its words', () => {
    const refused = [
      { name: { en: 'NCC', hi: 'एनसीसी' }, reason: 'The certificate is in another name.' },
      { name: null, reason: 'It has expired.' },
    ]
    const mail = {
      kind: 'programme application status',
      ...application,
      status: 'verified',
      refused,
    } as const
    const { text, html } = renderMail({ ...mail, language: 'hi', note: '' }, from)
    expect(text).toContain('एनसीसी। कार्यालय ने लिखा:\n\nप्रमाण-पत्र किसी और के नाम का है।')
    expect(text).toContain('आपका वर्ग। कार्यालय ने लिखा:\n\nIt has expired.')
    expect(html).toContain('<p lang="en">It has expired.</p>')
  })

  it.each(applicationStatuses)(
    'about a decision (%s) says it, with the note where there is one',
    (status) => {
      const mail = {
        kind: 'programme application status',
        ...application,
        status,
        language: 'en',
        note: 'Bring the originals\non Monday.',
      } as const
      const said = renderMail(mail, from)
      expect(said.subject).toMatch(/^Your application SDC-2026-K7M4QX3: [a-z ]+$/)
      expect(said.text).not.toMatch(/[a-z] Your application/)
      expect(said.text).toContain('The office writes:\n\nBring the originals\non Monday.')
      expect(said.html).toContain('Bring the originals<br>on Monday.')
      expect(said.text).toContain('https://college.test/application')
      expect(renderMail({ ...mail, note: '' }, from).text).not.toContain('The office writes')
    },
  )
})
