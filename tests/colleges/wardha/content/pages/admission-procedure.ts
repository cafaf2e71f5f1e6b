import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.admissionProcedure.path,
  reviewMonths: 3,
  title: both('Admission procedure', 'प्रवेश प्रक्रिया'),
  description: both(
    'From the form to the first day: what to bring, and when.',
    'फॉर्मपासून पहिल्या दिवसापर्यंत: काय आणायचे, आणि कधी.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The form costs {{formFee}}. Those of the general category need {{minimumMarks}} in class 12.',
        'फॉर्मची किंमत {{formFee}} आहे. खुल्या प्रवर्गासाठी बारावीत किमान {{minimumMarks}} गुण लागतात.',
      ]),
    },
  ],
}
