import { requestStatuses } from '../contract/requests.ts'

const at = new Date('2026-01-05T05:02:00Z')
const mail = {
  kind: 'room request',
  to: 'asha@college.test',
  room: 'women-double',
  language: 'en',
  at,
} as const

/** Mails to render in each language. */
export const mailsToSenders = [...requestStatuses.map((status) => ({ ...mail, status }) as const)]
