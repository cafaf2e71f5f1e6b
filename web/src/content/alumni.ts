import type { LocalizedText } from './text.ts'
import { both, texts } from './texts.ts'

/** The copy of the alumni registration: who may register, what happens next, and what becomes public. */
export const alumniRegistration = {
  title: both('Alumni registration', 'पूर्व छात्र पंजीकरण'),
  lead: both(
    'You studied here? Then you still belong. Tell us where life has taken you.',
    'आप यहाँ पढ़े हैं, तो आज भी इसी प्रांगण के हैं।',
  ),
  description:
    'Former students register here with a photo. The office checks each registration before it is shown in the alumni gallery.',
  why: both('For everyone who studied here', 'हर पूर्व छात्र के लिए'),
  reasons: texts(
    'Students see what can become of a degree from here, and whom they may ask.',
    'Your classmates find you, and the association writes to you when it meets.',
    'It costs nothing and takes about five minutes. Keep a photo of your face at hand.',
  ),
  steps: [
    { name: { en: 'You register' }, text: { en: 'Fill in the form below and add a photo.' } },
    {
      name: { en: 'The office verifies' },
      text: { en: 'It looks up your year and degree in its registers. Until then nothing is shown.' },
    },
    {
      name: { en: 'You are in the gallery' },
      text: { en: 'We write to you by e-mail as soon as you are.' },
    },
  ],
  /** The seven fields of the public record; the number is its 'Id'. */
  shown: {
    title: both('What becomes public', 'क्या सार्वजनिक होगा'),
    items: texts(
      'Name',
      'Photo',
      'Degree',
      'Year of passing',
      'Designation',
      'Working place',
      'A random record number',
    ),
    rest: {
      en: 'Nothing else. Your parents’ names, e-mail address, mobile number, date of birth, address, gender and specialization are seen by the office alone.',
    },
  },
  removal: {
    title: { en: 'If you change your mind' },
    text: {
      en: 'Write to the office or call it, at any time and without a reason. It corrects or deletes your record, photo included.',
    },
  },
  /** Shown after the form is accepted. */
  next: {
    en: 'What happens next: the office compares your registration with its registers. Once you are verified you are shown in the alumni gallery, and we tell you by e-mail. Questions: {{email}}.',
  },
  withoutScripts: both(
    'The form needs JavaScript. Please switch it on, or write to {{email}}.',
    'इस फॉर्म के लिए जावास्क्रिप्ट आवश्यक है। कृपया उसे चालू करें या {{email}} पर लिखें।',
  ),
} as const satisfies {
  title: LocalizedText
  lead: LocalizedText
  description: string
  why: LocalizedText
  reasons: readonly LocalizedText[]
  steps: readonly { name: LocalizedText; text: LocalizedText }[]
  shown: { title: LocalizedText; items: readonly LocalizedText[]; rest: LocalizedText }
  removal: { title: LocalizedText; text: LocalizedText }
  next: LocalizedText
  withoutScripts: LocalizedText
}
