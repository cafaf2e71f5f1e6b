export const offices = {
  icc: {
    name: { en: 'Internal Complaints Committee', hi: 'आंतरिक शिकायत समिति' },
    person: { en: 'Dr. Sadhana Wankhede', hi: 'डॉ. साधना वानखेड़े' },
    email: 'committee@vanaja.test',
  },
} as const
