import { decidedStatuses } from '@prangan/contract/schemas/admissions'
import { expect, it } from 'vitest'
import type { MailTranslation } from '../../mail-messages.ts'
import { namedIn } from '../../templates/content.ts'
import { messages } from './index.ts'

const sender = {
  site: 'https://college.test',
  college: { en: 'A college', mr: 'एक महाविद्यालय' },
  office: 'office@college.test',
  facts: { meritListWithin: { en: 'within ten days', mr: 'दहा दिवसांत' } },
}
const named = namedIn('mr', messages.dates, sender)
const application = {
  to: 'kiran@applicants.test',
  recordIn: 'admissions/2026-K7M4QX3',
  applicationNumber: 'SDC-2026-K7M4QX3',
  course: 'कला शाखा',
  at: new Date('2026-01-05T05:02:00Z'),
  language: 'mr',
  note: 'सोमवारी या.',
} as const

it.each(decidedStatuses)('A mail in Marathi about a decision (%s) has no English words', (status) => {
  const { mails }: MailTranslation = messages
  const mail = { ...application, kind: 'application status', status } as const
  const { subject, body } = mails['application status']?.(mail, named) ?? {}
  const texts = JSON.stringify([subject, body?.map((part) => ('text' in part ? part.text : ''))])
  expect(texts).toContain(application.applicationNumber)
  expect(texts.replaceAll(/SDC-[\w-]+|office@\S+/g, '')).not.toMatch(/[A-Za-z]/)
})
