import { renderMail } from '@prangan/functions/mail/render-mail'
import { expect, it } from 'vitest'

const sender = {
  site: 'https://college.test',
  college: { en: 'Seth Degree College', hi: 'सेठ डिग्री कॉलेज' },
  office: 'office@college.test',
  facts: {},
}
const mail = {
  kind: 'inquiry received',
  to: 'asha@college.test',
  number: 'SDC-G-2026-K7M4QX3',
  inquiryKind: 'grievance',
  dueOn: '2026-01-22',
  at: new Date('2026-01-05T05:02:00Z'),
} as const

it.each([
  ['en', 'due by 22 January 2026.'],
  ['hi', '22 जनवरी 2026 तक'],
] as const)(
  'A mail about a grievance says in words of its language (%s) by when it is decided',
  (language, day) => expect(renderMail({ ...mail, language }, sender).text).toContain(day),
)
