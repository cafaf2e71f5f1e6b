import { offices } from './offices.ts'

/** The settings of the plugin 'inquiries'. */
export const inquiries = {
  categories: {
    hostel: { en: 'Hostel and mess', mr: 'वसतिगृह आणि मेस' },
    classes: { en: 'Classes and examinations', mr: 'तासिका आणि परीक्षा' },
    fees: { en: 'Fees', mr: 'शुल्क' },
    rest: { en: 'Something else', mr: 'इतर' },
  },
  committee: { key: 'icc', person: offices.icc.person, email: offices.icc.email },
  workingDays: 10,
}
