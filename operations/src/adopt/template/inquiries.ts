import { offices } from './offices.ts'

/** The settings of the plugin 'inquiries'. */
export const inquiries = {
  /** Sexual harassment and ragging are missing on purpose: the form names the committee and the helpline instead. */
  categories: {
    examination: { en: 'Examinations and results', hi: 'परीक्षा और रिज़ल्ट', mr: 'परीक्षा आणि निकाल' },
    admission: { en: 'Admission', hi: 'प्रवेश', mr: 'प्रवेश' },
    teaching: { en: 'Classes and teaching', hi: 'कक्षाएँ और पढ़ाई', mr: 'वर्ग आणि अध्यापन' },
    fees: { en: 'Fees and refunds', hi: 'शुल्क और शुल्क वापसी', mr: 'शुल्क आणि परतावा' },
    facilities: { en: 'Library and buildings', hi: 'पुस्तकालय और भवन', mr: 'ग्रंथालय आणि इमारत' },
    other: { en: 'Something else', hi: 'अन्य', mr: 'इतर' },
  },
  /** The office in the site settings, and what is shown if it has been deleted there. */
  committee: { key: 'icc', person: offices.icc.person, email: offices.icc.email },
  workingDays: 15,
}
