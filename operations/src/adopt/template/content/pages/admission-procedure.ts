import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.admissionProcedure.path,
  title: { en: 'Admission procedure', hi: 'प्रवेश प्रक्रिया', mr: 'प्रवेश प्रक्रिया' },
  description: {
    en: 'How to apply, by when, and with which documents.',
    hi: 'आवेदन कैसे, कब तक और किन दस्तावेज़ों के साथ करें।',
    mr: 'अर्ज कसा, कधीपर्यंत आणि कोणत्या कागदपत्रांसह करावा.',
  },
  blocks: [{ kind: 'text', paragraphs: [{ en: '[[the steps of an admission, its dates and documents]]' }] }],
}
