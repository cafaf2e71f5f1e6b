import { offices } from './offices.ts'

/** The settings of the plugin 'inquiries'. */
export const inquiries = {
  /** Sexual harassment and ragging are missing on purpose: the form names the committee and the helpline instead. */
  categories: {
    examination: { en: 'Examinations and results', hi: 'परीक्षा और रिज़ल्ट' },
    admission: { en: 'Admission', hi: 'प्रवेश' },
    teaching: { en: 'Classes and teaching', hi: 'कक्षाएँ और पढ़ाई' },
    fees: { en: 'Fees and refunds', hi: 'शुल्क और शुल्क वापसी' },
    scholarship: { en: 'Scholarships', hi: 'छात्रवृत्ति' },
    documents: { en: 'Certificates and documents', hi: 'प्रमाण-पत्र और दस्तावेज़' },
    facilities: { en: 'Library, laboratories and buildings', hi: 'पुस्तकालय, प्रयोगशाला और भवन' },
    conduct: { en: 'Conduct of staff', hi: 'कर्मचारियों का व्यवहार' },
    discrimination: { en: 'Discrimination', hi: 'भेदभाव' },
    other: { en: 'Something else', hi: 'अन्य' },
  },
  /** The office in the site settings, and what is shown if it has been deleted there. */
  committee: { key: 'icc', person: offices.icc.person, email: offices.icc.email },
  workingDays: 15,
}
