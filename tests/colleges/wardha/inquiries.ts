import { offices } from './offices.ts'

/** The settings of the plugin 'inquiries'. */
export const inquiries = {
  categories: {
    hostel: { en: 'Hostel and mess', hi: 'छात्रावास और भोजनालय' },
    classes: { en: 'Classes and examinations', hi: 'कक्षाएँ और परीक्षा' },
    fees: { en: 'Fees', hi: 'शुल्क' },
    rest: { en: 'Something else', hi: 'अन्य' },
  },
  committee: { key: 'icc', person: offices.icc.person, email: offices.icc.email },
  workingDays: 10,
  holidays: ['2026-10-02', '2026-11-09', '2026-12-25', '2027-01-26', '2027-05-01'],
}
