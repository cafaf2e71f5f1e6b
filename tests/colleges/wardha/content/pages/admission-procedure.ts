import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.admissionProcedure.path,
  reviewMonths: 3,
  title: both('Admission procedure', 'प्रवेश प्रक्रिया'),
  description: both(
    'From the form to the first day: what to bring, and when.',
    'फ़ॉर्म से पहले दिन तक: क्या लाएँ और कब।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The form costs {{formFee}}. Those of the general category need {{minimumMarks}} in class 12.',
        'फ़ॉर्म का मूल्य {{formFee}} है। सामान्य वर्ग को कक्षा 12 में {{minimumMarks}} अंक चाहिए।',
      ]),
    },
  ],
}
