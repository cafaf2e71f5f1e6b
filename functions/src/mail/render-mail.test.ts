import { applicationStatuses } from '@prangan/contract/schemas/admissions'
import { describe, expect, it } from 'vitest'
import { type OutgoingMail, renderMail } from './render-mail.ts'

const from = {
  site: 'https://college.test',
  college: 'Sarvodaya Degree College',
  office: 'office@college.test',
  facts: { meritListWithin: { en: 'ten days' } },
}
const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@sarvodaya.test'
const person = { to, name: 'Asha Verma' }
const application = {
  recordIn: 'admissions/2026-K7M4QX3',
  applicationNumber: 'SDC-2026-K7M4QX3',
  course: 'Bachelor of Arts',
}
const feedback = {
  from: { name: 'Kiran Rao', address: 'kiran@elsewhere.test' },
  role: 'parent',
  subject: 'The library',
  message: 'Please keep it open\non Saturdays.',
} as const
const inquiry = { number: 'SDC-G-2026-K7M4QX3', inquiryKind: 'grievance', dueOn: '2026-01-22' } as const
const toStaff: OutgoingMail[] = [
  { kind: 'code', ...person, code: '042137', isByOffice: false },
  { kind: 'account created', ...person, at },
  { kind: 'password changed', ...person, at },
]
const toOthers: OutgoingMail[] = [
  { kind: 'alumnus verified', to, at },
  { kind: 'alumnus rejected', to, at, reason: 'We find no B.A. of 2011 under this name.' },
  { kind: 'application received', to, ...application, at },
  { kind: 'application status', to, ...application, status: 'accepted', note: 'Bring it.', at },
  { kind: 'feedback', to, ...feedback, at },
  { kind: 'inquiry received', to, ...inquiry, at },
  { kind: 'inquiry changed', to, ...inquiry, status: 'decided', answer: 'No.', mayAppeal: true, at },
  { kind: 'inquiry changed', to, ...inquiry, status: '', answer: 'समिति को भेजा गया।', mayAppeal: false, at },
  { kind: 'inquiry waits', to, ...inquiry, why: 'arrived', at },
  { kind: 'inquiry code', to, number: inquiry.number, flow: 'f', code: '042137' },
  { kind: 'pages due', to, pages: [{ title: 'Fees', path: '/fees' }], at },
  { kind: 'many forms', to, form: 'registerAdmission', count: 500, at },
]

describe('Every mail', () => {
  it.each([...toStaff, ...toOthers])(
    '($kind) greets, says it in English and Hindi, and is signed, in text and in HTML',
    (letter) => {
      const { subject, text, html } = renderMail(letter, from)
      expect(subject).not.toMatch(/[\r\n]/)
      for (const body of [text, html]) {
        expect(body).toContain('name' in letter ? 'Dear Asha Verma,' : 'Hello,')
        expect(body).toMatch(/\p{Script=Devanagari}{2}/u)
        expect(body).toContain('Sarvodaya Degree College')
        expect(body).not.toMatch(/undefined|\[object/)
      }
      expect(html).toMatch(/<p lang="hi">[^<]*\p{Script=Devanagari}/u)
      expect(text).not.toMatch(/<\w/)
    },
  )

  it.each(toOthers)('($kind) to an address that nobody has confirmed names nobody', (letter) => {
    const queued = { ...letter, name: 'Your fee is due at evil.test' } as OutgoingMail
    expect(Object.values(renderMail(queued, from)).join()).not.toContain('evil.test')
  })

  it.each(toStaff)('($kind) shows a name as text, whatever it contains', (letter) => {
    const { text, html } = renderMail(
      { ...letter, name: 'A <img src=x onerror=1> & "B"\n\nPay here' } as OutgoingMail,
      from,
    )
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=1&gt; &amp; &quot;B&quot; Pay here,')
    expect(text.split('\n')[0]).toBe('Dear A <img src=x onerror=1> & "B" Pay here,')
  })
})

describe('A mail', () => {
  it('with a code shows it, but not in its subject, which a locked phone shows', () => {
    const { subject, text, html } = renderMail(
      { kind: 'code', ...person, code: '042137', isByOffice: false },
      from,
    )
    expect(subject).not.toContain('042137')
    expect(text).toContain('    042137\n')
    expect(html).toContain('>042137</p>')
    expect(text).toContain('10 minutes')
    expect(text).not.toContain('https://college.test/login')
  })

  it('with a code that the office has asked for says where to use it', () => {
    const { text, html } = renderMail({ kind: 'code', ...person, code: '042137', isByOffice: true }, from)
    expect(text).toContain("'I have a code'")
    expect(html).toContain('<a href="https://college.test/login"')
  })

  it('about a new account says where and how to set a password', () => {
    const { text, html } = renderMail({ kind: 'account created', ...person, at }, from)
    expect(text).toContain('https://college.test/login')
    expect(text).toContain("'Forgot Password?'")
    expect(html).toContain('<a href="https://college.test/login"')
  })

  it('about a change tells when it was, by the clock in India', () => {
    const { text } = renderMail({ kind: 'password changed', ...person, at }, from)
    expect(text).toMatch(/5 January 2026 at 10:32\sam \(India time\)/)
  })

  it('to a verified alumnus leads to the gallery', () => {
    const { text, html } = renderMail({ kind: 'alumnus verified', to, at }, from)
    expect(text).toContain('https://college.test/alumni-gallery')
    expect(html).toContain('<a href="https://college.test/alumni-gallery"')
  })

  it('to a rejected alumnus quotes the reason as text, whatever it contains', () => {
    const letter = { kind: 'alumnus rejected', to, at, reason: 'No <b>such</b> year' } as const
    const { text, html } = renderMail(letter, from)
    expect(text).toContain('“No <b>such</b> year”')
    expect(html).toContain('<p>“No &lt;b&gt;such&lt;/b&gt; year”</p>')
    expect(text).toContain('https://college.test/alumni-registration')
  })

  it('to someone without a name greets all the same', () => {
    const nameless = { kind: 'code', to: person.to, name: ' ', code: '000000', isByOffice: false } as const
    expect(renderMail(nameless, from).text).toMatch(/^Hello,\n/)
  })

  it('about an application names it, says what happens next, and whom to ask', () => {
    const { subject, text } = renderMail({ kind: 'application received', to, ...application, at }, from)
    expect(subject).toBe('Your application SDC-2026-K7M4QX3')
    for (const part of ['Bachelor of Arts', '    SDC-2026-K7M4QX3\n', 'merit list', 'office@college.test'])
      expect(text).toContain(part)
  })

  it.each(applicationStatuses)(
    'about a decision (%s) says it, with the note where there is one',
    (status) => {
      const letter = { kind: 'application status', to, ...application, status, at } as const
      const said = renderMail({ ...letter, note: 'Bring the originals\non Monday.' }, from)
      expect(said.subject).toBe(`Your application SDC-2026-K7M4QX3: ${status}`)
      expect(said.text).toContain('The office writes:\nBring the originals\non Monday.')
      expect(said.html).toContain('Bring the originals<br>on Monday.')
      expect(renderMail({ ...letter, note: '' }, from).text).not.toContain('The office writes')
    },
  )

  it('of feedback keeps its subject on one line, whatever was typed into it', () => {
    const letter = {
      kind: 'feedback',
      to,
      ...feedback,
      subject: 'Library\r\nBcc: all@college.test',
      at,
    }
    expect(renderMail(letter as OutgoingMail, from).subject).toBe('Feedback: Library Bcc: all@college.test')
  })

  it('of feedback says who sent it and how to answer, or that nobody can', () => {
    const letter = { kind: 'feedback', to, ...feedback, at } as const
    expect(renderMail(letter, from).text).toContain('Kiran Rao (parent)')
    expect(renderMail(letter, from).text).toContain('kiran@elsewhere.test')
    const unknown = renderMail({ ...letter, from: { name: '', address: '' } }, from).text
    expect(unknown).toContain('Somebody without a name (parent)')
    expect(unknown).toContain('it cannot be answered')
  })
})
