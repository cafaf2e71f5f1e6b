/**
 * The offices and committees that texts refer to as `{{icc}}`, `{{icc.person}}`, `{{icc.email}}` and so on. They are the first
 * content of the site settings, where the office changes them.
 */
export const offices = {
  icc: {
    name: { en: 'Internal Complaints Committee', hi: 'आंतरिक शिकायत समिति', mr: 'अंतर्गत तक्रार समिती' },
    person: { en: '[[presiding officer of the Internal Complaints Committee]]' },
    email: '', // [[e-mail of the Internal Complaints Committee]]
  },
  grievance: {
    name: { en: 'Grievance cell', hi: 'शिकायत निवारण प्रकोष्ठ', mr: 'तक्रार निवारण कक्ष' },
    person: { en: '[[convener of the grievance cell]]' },
    email: '', // [[e-mail of the grievance cell]]
  },
  admission: {
    name: { en: 'Admission counter', hi: 'प्रवेश काउंटर', mr: 'प्रवेश कक्ष' },
    email: '', // [[e-mail of the admission counter]]
  },
} as const
