const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@college.test'
const language = 'en'
const token = '4f1c09be7d'.repeat(7).slice(0, 64)

/** In figures: the mails are rendered in each language, and a notice's own words are in one. */
const notice = {
  title: { text: '2026-27' },
  excerpt: { text: '10 + 2 …' },
  publishedOn: '2026-01-05',
  ...{ eventDate: '2026-01-20', eventEndDate: '2026-01-21', eventTime: '10:30', place: { text: '101' } },
  path: '/notices/aBcD1234eFgH5678/date-sheet',
} as const
const plain = {
  ...{ ...notice, excerpt: { text: '' }, place: { text: '' } },
  ...{ eventDate: '', eventEndDate: '', eventTime: '' },
}

/** Mails to render in each language. */
export const mailsToSenders = [
  { kind: 'confirm subscription', to, token, language, at },
  { kind: 'subscribed already', to, token, language, at },
  { kind: 'subscription confirmed', to, token, categories: ['1', '2'], rhythm: 'on Sunday', language, at },
  { kind: 'notices by mail', to, token, notices: [notice, plain], isWeek: true, language, at },
] as const
