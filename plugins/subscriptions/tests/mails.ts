const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@college.test'
const language = 'en'
const token = '4f1c09be7d'.repeat(7).slice(0, 64)

/** Mails to render in each language. */
export const mailsToSenders = [
  { kind: 'confirm subscription', to, token, language, at },
  { kind: 'subscribed already', to, token, language, at },
] as const
