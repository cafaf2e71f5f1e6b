import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.codeOfConduct.path,
  title: { en: 'Code of conduct', hi: 'आचार संहिता', mr: 'आचारसंहिता' },
  description: {
    en: 'What the college expects of students and staff.',
    hi: 'विद्यार्थियों और कर्मचारियों से महाविद्यालय की अपेक्षा।',
    mr: 'विद्यार्थी आणि कर्मचाऱ्यांकडून महाविद्यालयाची अपेक्षा.',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        { en: '[[the rules, and what happens if one breaks them; the anti-ragging helpline of your state]]' },
      ],
    },
  ],
}
