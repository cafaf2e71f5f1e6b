export const offices = {
  icc: {
    name: { en: 'Internal Complaints Committee', mr: 'अंतर्गत तक्रार समिती' },
    person: { en: 'Dr. Sadhana Wankhede', mr: 'डॉ. साधना वानखेडे' },
    email: 'committee@vanaja.test',
  },
} as const
