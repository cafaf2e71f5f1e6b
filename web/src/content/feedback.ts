import type { LocalizedText } from './text.ts'

/** The copy of the feedback page. */
export const feedback = {
  title: { en: 'Feedback', hi: 'सुझाव एवं प्रतिक्रिया' },
  intro: {
    en: 'What is good here, and what should be better? The college office reads everything that comes in.',
  },
  privacy: {
    en: 'You need not give your name. With an e-mail address the office can answer you; it is used for nothing else.',
  },
  elsewhere: {
    title: { en: 'Is it something else?' },
    text: {
      en: 'A complaint about a person goes to the grievance cell. For certificates, fees and admission, call the office: {{phone}}.',
    },
  },
  withoutScripts: {
    en: 'This form needs JavaScript, which is switched off in your browser. You can write to {{email}}, or put a letter into the box at the office.',
    hi: 'यह फॉर्म भरने के लिए जावास्क्रिप्ट आवश्यक है। आप {{email}} पर लिख सकते हैं, अथवा कार्यालय की पेटिका में पत्र डाल सकते हैं।',
  },
} as const satisfies {
  title: LocalizedText
  intro: LocalizedText
  privacy: LocalizedText
  elsewhere: { title: LocalizedText; text: LocalizedText }
  withoutScripts: LocalizedText
}
