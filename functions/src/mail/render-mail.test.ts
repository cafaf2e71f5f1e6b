import { allLanguages, type Language } from '@prangan/contract/languages'
import { localized } from '@prangan/contract/localized'
import { decidedStatuses } from '@prangan/contract/schemas/admissions'
import { courseAt } from '@prangan/contract/testing/fixtures'
import * as plugins from '@prangan/plugins/tests/mails'
import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from './outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

const from = {
  site: 'https://college.test',
  college: { en: 'Seth Degree College', hi: 'सेठ डिग्री कॉलेज' },
  office: 'office@college.test',
  facts: { meritListWithin: { en: 'ten days', hi: 'दस दिन' }, phone: localized('05999-255010') },
}
const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@college.test'
const language: Language | null = 'en'
const person = { to, name: 'Asha Verma', language }
const ownPassword = { firstPasswordUntil: '' }
const officePassword = { firstPasswordUntil: '2026-01-08T05:02:00.000Z' }
const application = {
  recordIn: 'admissions/2026-K7M4QX3',
  applicationNumber: 'SDC-2026-K7M4QX3',
  course: courseAt(1),
  language,
}
const feedback = {
  from: { name: 'Kiran Rao', address: 'kiran@elsewhere.test' },
  role: 'parent',
  subject: 'The library',
  message: 'Please keep it open\non Saturdays.',
} as const
const toStaff: OutgoingMail[] = [
  { kind: 'code', ...person, code: '042137', isByOffice: false },
  { kind: 'code', ...person, code: '042137', isByOffice: true },
  { kind: 'account created', ...person, ...officePassword, at },
  { kind: 'account created', ...person, ...ownPassword, at },
  { kind: 'password changed', ...person, ...ownPassword, at },
  { kind: 'password changed', ...person, ...officePassword, at },
  { kind: 'abilities changed', ...person, given: ['admission:read'], taken: [], at },
  {
    kind: 'abilities changed',
    ...person,
    given: ['admission:read'],
    lastDays: { 'admission:read': '2026-12-04' },
    taken: [],
    at,
  },
  { kind: 'abilities changed', ...person, given: [], taken: ['admission:decide'], at },
  { kind: 'abilities changed', ...person, given: [], taken: ['admission:decide'], hasEnded: true, at },
]
const note = 'समिति को भेजा गया।'
const toSenders: OutgoingMail[] = [
  { kind: 'alumnus verified', to, at, language },
  { kind: 'notice approved', to, at, title: note, language },
  { kind: 'notice returned', to, at, title: note, reason: note, language },
  { kind: 'alumnus rejected', to, at, reason: 'इस नाम से कोई नहीं मिला।', language },
  { kind: 'application received', to, ...application, at },
  ...decidedStatuses.map(
    (status) => ({ kind: 'application status', to, ...application, status, note, at }) as const,
  ),
  ...plugins.mailsToSenders,
]
const toOffice: OutgoingMail[] = [
  { kind: 'feedback', to, ...feedback, at },
  ...plugins.mailsToOffice,
  { kind: 'pages due', to, pages: [{ title: 'Fees', path: '/fees' }], at },
  { kind: 'many forms', to, form: 'registerAdmission', count: 500, at },
]
const inAnyLanguage = [...toStaff, ...toSenders]
const written = (mail: OutgoingMail, language: Language | null) =>
  renderMail({ ...mail, language } as OutgoingMail, from)

const withoutNames = (text: string) =>
  text.replaceAll(/https:\S+|\S+@\S+|SDC-[\w-]+|Asha Verma|\bOTP\b/g, '').replaceAll(note, '')
const tagsOf = (html: string) => html.replace(/<title>[^<]*/, '').replaceAll(/<[^>]*>/g, '')

describe('A mail to a person', () => {
  it.each(inAnyLanguage)('($kind) is in Hindi where its reader chose it: subject, text and HTML', (mail) => {
    const { subject, text, html } = written(mail, 'hi')
    for (const part of [subject, text, tagsOf(html)]) {
      expect(withoutNames(part)).not.toMatch(/[A-Za-z]/)
      expect(part).toMatch(/\p{Script=Devanagari}{2}/u)
    }
    expect(text).toContain('name' in mail ? 'नमस्ते Asha Verma,' : 'नमस्ते,')
    expect(text).toContain(from.college.hi)
    expect(html).toContain('<html lang="hi">')
    // A desk has the same address in every language.
    for (const [link] of text.matchAll(/https:(?!\S*Dashboard)\S+/g))
      expect(link).toContain('https://college.test/hi/')
  })

  it.each(inAnyLanguage)('($kind) is in English where its reader chose that', (mail) => {
    const { subject, text, html } = written(mail, 'en')
    for (const part of [subject, text]) {
      expect(withoutNames(part).replace('इस नाम से कोई नहीं मिला।', '')).not.toMatch(/\p{Script=Devanagari}/u)
    }
    expect(html).toContain('<html lang="en">')
    expect(text).not.toContain('/hi/')
  })

  it.each(inAnyLanguage)(
    '($kind) is in both where nobody knows which: the English one, a rule, the Hindi one',
    (mail) => {
      const { subject, text, html } = written(mail, null)
      const [english, hindi] = allLanguages.map((language) => written(mail, language))
      expect(subject).toBe(english?.subject)
      expect(text.split('\n\n────────────────────────\n\n')).toEqual([english?.text.trim(), hindi?.text])
      expect(html).toMatch(/<html lang="en">[\s\S]*<hr [^>]*>\n<div lang="hi">\n<p>नमस्ते/)
    },
  )
})

describe('Every mail', () => {
  it.each([...inAnyLanguage, ...toOffice])('($kind) greets, and is signed, in text and in HTML', (mail) => {
    const { subject, text, html } = renderMail(mail, from)
    expect(subject).not.toMatch(/[\r\n]/)
    for (const body of [text, html]) {
      expect(body).toContain('name' in mail ? 'Dear Asha Verma,' : 'Hello,')
      expect(body).toContain('Seth Degree College')
      expect(body).not.toMatch(/undefined|\[object/)
    }
    expect(text).not.toMatch(/<\w/)
  })

  it.each(toOffice)('($kind) to the office has a line in Hindi', (mail) => {
    const { html } = renderMail(mail, from)
    expect(html).toMatch(/<p lang="hi">[^<]*\p{Script=Devanagari}/u)
  })

  it.each([...toSenders, ...toOffice])(
    '($kind) to an address that nobody has confirmed names nobody',
    (mail) => {
      const queued = { ...mail, name: 'Your fee is due at evil.test' } as OutgoingMail
      expect(Object.values(renderMail(queued, from)).join()).not.toContain('evil.test')
    },
  )

  it.each(toStaff)('($kind) shows a name as text, whatever it contains', (mail) => {
    const { text, html } = renderMail(
      { ...mail, name: 'A <img src=x onerror=1> & "B"\n\nPay here' } as OutgoingMail,
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

  it('about a new account says until when the first password works, and how to do without it', () => {
    const { text, html } = renderMail({ kind: 'account created', ...person, ...officePassword, at }, from)
    expect(text).toMatch(/It works once, until 8 January 2026, 10:32 am \(India time\)/)
    expect(written({ kind: 'account created', ...person, ...officePassword, at }, 'hi').text).toContain(
      'केवल एक बार, और 8 जनवरी 2026',
    )
    expect(text).toContain('https://college.test/login')
    expect(text).toContain("'Forgot Password?'")
    expect(html).toContain('<a href="https://college.test/login"')
  })

  it('about a change tells when it was, by the clock in India', () => {
    const { text } = renderMail({ kind: 'password changed', ...person, ...ownPassword, at }, from)
    expect(text).toMatch(/5 January 2026, 10:32 am \(India time\)/)
    expect(text).toContain('You have been signed out on all other devices')
    expect(written({ kind: 'password changed', ...person, ...ownPassword, at }, 'hi').text).toContain(
      '5 जनवरी 2026',
    )
  })

  it('about a password that the office chose says until when it works', () => {
    const { text } = renderMail({ kind: 'password changed', ...person, ...officePassword, at }, from)
    expect(text).toMatch(/The college office chose a new password .* until 8 January 2026/)
    expect(text).toContain('signed out on all devices')
    expect(written({ kind: 'password changed', ...person, ...officePassword, at }, 'hi').text).toContain(
      '8 जनवरी 2026',
    )
  })

  it('in Hindi tells a time in hours of twelve, with the Hindi words for am and pm', () => {
    const mail = {
      kind: 'account created',
      ...person,
      firstPasswordUntil: '2026-01-10T16:11:00Z',
      at,
    } as const
    expect(written(mail, 'hi').text).toContain('10 जनवरी 2026, रात 9:41 (भारतीय समय) तक')
  })

  it('to a verified alumnus leads to the gallery', () => {
    const { text, html } = renderMail({ kind: 'alumnus verified', to, at, language }, from)
    expect(text).toContain('https://college.test/alumni-gallery')
    expect(html).toContain('<a href="https://college.test/alumni-gallery"')
  })

  it('to a rejected alumnus quotes the reason as text, whatever it contains', () => {
    const letter = { kind: 'alumnus rejected', to, at, reason: 'No <b>such</b> year', language } as const
    const { text, html } = renderMail(letter, from)
    expect(text).toContain('“No <b>such</b> year”')
    expect(html).toContain('<p>“No &lt;b&gt;such&lt;/b&gt; year”</p>')
    expect(text).toContain('https://college.test/alumni-registration')
  })

  it('to someone without a name greets all the same', () => {
    const nameless = {
      kind: 'code',
      to: person.to,
      name: ' ',
      code: '000000',
      isByOffice: false,
      language,
    } as const
    expect(renderMail(nameless, from).text).toMatch(/^Hello,\n/)
  })

  it('about an application names it, says what happens next, and whom to ask', () => {
    const { subject, text } = renderMail({ kind: 'application received', to, ...application, at }, from)
    expect(subject).toBe('Your application SDC-2026-K7M4QX3')
    for (const part of [courseAt(1), '    SDC-2026-K7M4QX3\n', 'merit list', 'office@college.test'])
      expect(text).toContain(part)
  })

  it.each([
    ['new', 'open again'],
    ['in review', 'in review'],
    ['accepted', 'accepted'],
    ['waiting', 'on the waiting list'],
    ['rejected', 'not accepted'],
  ] as const)('about a decision (%s) says it, with the note where there is one', (status, name) => {
    const letter = { kind: 'application status', to, ...application, status, at } as const
    const said = renderMail({ ...letter, note: 'Bring the originals\non Monday.' }, from)
    expect(said.subject).toBe(`Your application SDC-2026-K7M4QX3: ${name}`)
    expect(said.text).toContain('The office writes:\n\nBring the originals\non Monday.')
    expect(said.html).toContain('Bring the originals<br>on Monday.')
    expect(renderMail({ ...letter, note: '' }, from).text).not.toContain('The office writes')
  })

  it('in Hindi marks what the office wrote in English, for screen readers', () => {
    const status = 'accepted' as const
    const mail = { kind: 'application status', to, ...application, status, note: 'Bring it.', at } as const
    expect(written(mail, 'hi').html).toContain('<p lang="en">Bring it.</p>')
    expect(written(mail, 'en').html).toContain('<p>Bring it.</p>')
  })

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
    expect(unknown).toContain('Somebody who gave no name (parent)')
    expect(unknown).toContain('so you cannot answer')
  })
})
