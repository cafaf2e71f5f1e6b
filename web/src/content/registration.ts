import { paths } from '../paths.ts'
import type { LocalizedText } from './text.ts'

/** The copy of the online admission form: above it, in it, and on the receipt. */
export const registration = {
  title: { en: 'Online registration', hi: 'ऑनलाइन पंजीकरण' },
  intro: {
    en: 'Apply for admission here. It takes about ten minutes, and what you type is kept on this device until you send it.',
  },
  before: {
    title: { en: 'Before you begin', hi: 'आरम्भ करने से पूर्व' },
    facts: [
      [
        { en: 'Who may apply' },
        {
          en: 'For a bachelor’s degree whoever has passed class 12 (general category: at least {{minimumMarks}}); for a master’s degree, graduates.',
        },
      ],
      [
        { en: 'What it costs' },
        {
          en: 'Nothing here. The form with brochure costs {{formFee}} at the counter.',
        },
      ],
      [
        { en: 'Dates' },
        {
          en: 'The last date stands under Notices; the merit list follows within {{meritListWithin}} after it.',
        },
      ],
      [
        { en: 'Keep ready' },
        {
          en: 'Your marksheets, to copy names and marks as they stand there. Nothing is uploaded: copies go to the counter.',
        },
      ],
    ],
    links: [
      { text: { en: 'Admission procedure' }, href: paths.admissionProcedure.path },
      { text: { en: 'Notices and last dates' }, href: paths.allNotices.path },
    ],
  },
  withoutScripts: {
    en: 'This form needs JavaScript, which is switched off in your browser. You can apply at the college counter on working days between 10 a.m. and 2 p.m., or call {{phone}}.',
    hi: 'यह फॉर्म भरने के लिए जावास्क्रिप्ट आवश्यक है। आप कॉलेज काउंटर पर भी आवेदन कर सकते हैं, अथवा {{phone}} पर संपर्क करें।',
  },
  declaration: {
    en: 'I declare that what I have written here is true and complete. I know that my admission can be cancelled if anything in it is found false, and I agree to keep the rules of the college and the University.',
    hi: 'मैं घोषणा करता/करती हूँ कि उपर्युक्त विवरण सत्य एवं पूर्ण है। असत्य पाये जाने पर मेरा प्रवेश निरस्त किया जा सकता है।',
  },
  next: {
    title: { en: 'What happens next', hi: 'आगे क्या करना है' },
    steps: [
      { en: 'Print this page and sign it, or note the application number.' },
      {
        en: 'Hand it in at the counter with self-signed photocopies of your marksheets and certificates.',
      },
      {
        en: 'Look for your name in the merit list on this website, within {{meritListWithin}} after the last application date.',
      },
      { en: 'Come to counselling on the day given, with all originals and 2 passport photos.' },
    ],
  },
} as const satisfies {
  title: LocalizedText
  intro: LocalizedText
  before: {
    title: LocalizedText
    facts: readonly (readonly [LocalizedText, LocalizedText])[]
    links: readonly { text: LocalizedText; href: string }[]
  }
  withoutScripts: LocalizedText
  declaration: LocalizedText
  next: { title: LocalizedText; steps: readonly LocalizedText[] }
}
