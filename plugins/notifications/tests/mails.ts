const at = new Date('2026-01-05T02:30:00Z')

/** In figures: the mail is rendered in each language, and a line is in those that it has. */
export const mailsToSenders = [
  {
    kind: 'morning mail',
    to: 'asha@college.test',
    day: '2026-01-05',
    lines: [{ text: { en: '3' }, path: '/AdminDashboard/inquiries' }],
    language: 'en',
    at,
  },
] as const
