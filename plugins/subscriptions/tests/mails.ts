const at = new Date('2026-01-05T05:02:00Z')
const to = 'asha@college.test'
const language = 'en'
const token = '4f1c09be7d'.repeat(7).slice(0, 64)

const notice = {
  title: { text: 'परीक्षा का समय' },
  excerpt: { text: 'The date sheet is out. …', lang: 'en' },
  publishedOn: '2026-01-05',
  ...{ eventDate: '2026-01-20', eventTime: '10:30', place: { text: 'Hall' } },
  path: '/notices/aBcD1234eFgH5678/date-sheet',
} as const
const plain = { ...notice, excerpt: { text: '' }, eventDate: '', eventTime: '', place: { text: '' } }

/** Mails to render in each language. */
export const mailsToSenders = [
  { kind: 'confirm subscription', to, token, language, at },
  { kind: 'subscribed already', to, token, language, at },
  { kind: 'notices by mail', to, token, notices: [notice], isWeek: false, language, at },
  { kind: 'notices by mail', to, token, notices: [notice, plain], isWeek: true, language, at },
] as const
