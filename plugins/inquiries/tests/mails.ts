import { inquiryStatuses } from '../contract/inquiries.ts'

const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@college.test'
const language = 'en'
const note = 'समिति को भेजा गया।'
const inquiry = { number: 'SDC-G-2026-K7M4QX3', inquiryKind: 'grievance', dueOn: '2026-01-22' } as const
const own = { ...inquiry, language } as const

/** Mails to render in each language. */
export const mailsToSenders = [
  { kind: 'inquiry received', to, ...own, at },
  { kind: 'inquiry received', to, ...own, inquiryKind: 'enquiry', dueOn: '', at },
  ...([...inquiryStatuses, ''] as const).map(
    (status) => ({ kind: 'inquiry changed', to, ...own, status, answer: note, mayAppeal: true, at }) as const,
  ),
  { kind: 'inquiry code', to, number: inquiry.number, flow: 'f', code: '042137', language },
] as const

export const mailsToOffice = [{ kind: 'inquiry waits', to, ...inquiry, why: 'arrived', at }] as const
