/** Mails to render in each language. */
export const mailsToSenders = [
  {
    kind: 'disclosures due',
    to: 'asha@college.test',
    items: [
      { key: 'ugc-accounts', reviewBy: '2026-06-01', isBroken: false },
      { key: 'ugc-library', reviewBy: '', isBroken: true },
    ],
    path: '/FacultyDashboard/change-password',
    language: 'en',
    at: new Date('2026-01-05T02:30:00Z'),
  },
] as const
