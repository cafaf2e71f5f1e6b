import { renderMail } from '@prangan/functions/mail/render-mail'
import { expect, it } from 'vitest'
import { deskLines } from './desk-lines.ts'
import { morningSpan, sendMorningMails } from './send-morning-mails.ts'

const now = new Date('2026-01-05T02:30:01Z')
const firestore = {
  collection: () => {
    throw new Error('Nobody is to be mailed.')
  },
}
const deps = { firebase: { firestore: async () => firestore }, clock: () => now }

it('The morning mail is about the day from 8 to 8 in India', () => {
  expect(morningSpan(now)).toEqual({
    since: new Date('2026-01-04T02:30:00Z'),
    until: new Date('2026-01-05T02:30:00Z'),
  })
})

it.each([
  ['nothing happened', []],
  ['all that is overdue was so the day before', [{ text: { en: 'Overdue' }, path: '/', isNew: false }]],
])('Nobody is mailed where %s', async (_, lines) => {
  expect(await sendMorningMails(deps as never, async () => lines)).toBe(0)
})

const sender = {
  site: 'https://college.test',
  college: { en: 'Seth Degree College', hi: 'सेठ डिग्री कॉलेज' },
  office: 'office@college.test',
  facts: {},
}
const mail = {
  kind: 'morning mail',
  to: 'asha@college.test',
  day: '2026-01-05',
  lines: [
    { text: { en: '3 new inquiries', hi: '3 नई पूछताछ' }, path: '/AdminDashboard/inquiries' },
    { text: { en: 'Published: Fees' }, path: '/notices/one/fees' },
  ],
  at: now,
} as const

it.each([
  ['en', '', '5 January 2026: new on the desk of Seth Degree College', '3 new inquiries'],
  ['hi', '/hi', '5 जनवरी 2026: सेठ डिग्री कॉलेज के डेस्क पर नया', '3 नई पूछताछ'],
] as const)(
  'An admin reads it in their language (%s), each line with its link',
  (language, prefix, subject, line) => {
    const written = renderMail({ ...mail, language }, sender)
    expect(written.subject).toBe(subject)
    for (const text of [
      `${line}: ${sender.site}/AdminDashboard/inquiries`,
      `Published: Fees: ${sender.site}${prefix}/notices/one/fees`,
      `${sender.site}/AdminDashboard/change-password`,
    ])
      expect(written.text).toContain(text)
  },
)

it('One is one, and more are counted', () => {
  for (const texts of Object.values(deskLines)) {
    for (const line of [texts.applications, texts.alumni, texts.pagesDue, texts.mailsWait]) {
      expect(line(1)).not.toBe(line(2).replace('2', '1'))
      expect(line(2)).toContain('2')
    }
  }
})
