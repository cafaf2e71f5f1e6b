import { courseAt } from '@prangan/contract/testing/fixtures'
import { renderMail } from '@prangan/functions/mail/render-mail'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../contract/schemas/application.ts'

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
