import { offices } from './offices.ts'

/** The settings of the plugin 'inquiries'. */
export const inquiries = {
  categories: {
    hostel: { en: 'Hostel and mess', mr: 'वसतिगृह आणि खानावळ' },
    classes: { en: 'Classes and examinations', mr: 'तासिका आणि परीक्षा' },
    fees: { en: 'Fees', mr: 'शुल्क' },
    rest: { en: 'Something else', mr: 'इतर' },
  },
  committee: { key: 'icc', person: offices.icc.person, email: offices.icc.email },
  workingDays: 10,
  holidays: ['2026-10-02', '2026-11-09', '2026-12-25', '2027-01-26', '2027-05-01'],
}
