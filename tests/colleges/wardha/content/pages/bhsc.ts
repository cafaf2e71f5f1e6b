import { college } from '@prangan/college/config'
import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.bhsc.path,
  title: college.courses.bhsc,
  description: both(
    'Three years of home science: what you learn, and who can apply.',
    'गृह विज्ञान के तीन वर्ष: क्या सीखेंगी, और कौन आवेदन कर सकती है।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'Nutrition, textiles and human development, with a laboratory day each week.',
        'पोषण, वस्त्र और मानव विकास, हर सप्ताह एक दिन प्रयोगशाला।',
      ]),
    },
  ],
}
