import { college } from '@prangan/contract/college.config'
import type { LocalizedText } from './text.ts'

const { workingDays } = college.inquiries

/** The copy of the grievance form and of the status page. */
export const grievance = {
  title: { en: 'File a grievance', hi: 'शिकायत दर्ज करें' },
  intro: {
    en: `Tell the college what went wrong. It is read, recorded, and decided within ${workingDays} working days.`,
  },
  /** Above the form: what is not taken here, and who helps instead. */
  urgent: {
    title: { en: 'Sexual harassment or ragging?', hi: 'यौन उत्पीड़न या रैगिंग?' },
    text: {
      en: 'Please do not use this form. These people act at once, and keep what you say confidential.',
      hi: 'कृपया यह फॉर्म न भरें। यहाँ तुरन्त सहायता मिलेगी और आपकी बात गोपनीय रहेगी।',
    },
    ragging: {
      title: { en: 'National anti-ragging helpline, day and night', hi: 'राष्ट्रीय रैगिंग-रोधी हेल्पलाइन' },
      phone: { shown: '1800-180-5522', dialled: '+9118001805522' },
      email: 'helpline@antiragging.in',
      site: { shown: 'antiragging.in', href: 'https://www.antiragging.in' },
    },
    harassment: {
      title: { en: 'Committee against sexual harassment', hi: 'यौन उत्पीड़न निवारण समिति' },
      /** The committee's page names them too. */
      officer: 'Prof. Pushpa Devi Maurya',
      position: 'Presiding Officer',
      email: 'icc@sarvodaya.test',
    },
  },
  named: {
    en: 'With an e-mail address you are told of each step by mail. Only who handles it sees your name.',
  },
  anonymous: {
    en: 'Nobody learns who you are, and your network address is not recorded with it. You get a follow-up code with which you read the answer yourself: it is shown once, so have a pen ready. Please name nobody in the files who could give you away.',
  },
  withoutScripts: {
    en: 'This form needs JavaScript, which is switched off in your browser. You can put a letter into the box outside Room 3, or write to {{email}}.',
    hi: 'यह फॉर्म भरने के लिए जावास्क्रिप्ट आवश्यक है। आप कक्ष 3 के बाहर की पेटिका में पत्र डाल सकते हैं, अथवा {{email}} पर लिख सकते हैं।',
  },
} as const satisfies {
  title: LocalizedText
  intro: LocalizedText
  named: LocalizedText
  anonymous: LocalizedText
  withoutScripts: LocalizedText
  urgent: { title: LocalizedText; text: LocalizedText; ragging: object; harassment: object }
}

/** The copy of the status page. */
export const inquiryStatus = {
  title: { en: 'Where does it stand?', hi: 'स्थिति देखें' },
  intro: { en: 'Follow a grievance, an enquiry or feedback that you sent to the college.' },
  withoutScripts: {
    en: 'This page needs JavaScript, which is switched off in your browser. You can ask the office: {{phone}}.',
    hi: 'यह पृष्ठ देखने के लिए जावास्क्रिप्ट आवश्यक है। आप कार्यालय से पूछ सकते हैं: {{phone}}।',
  },
} as const satisfies { title: LocalizedText; intro: LocalizedText; withoutScripts: LocalizedText }
