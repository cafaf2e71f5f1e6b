import { college } from '@prangan/college/config'
import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.bhsc.path,
  title: college.courses.bhsc,
  description: both(
    'Three years of home science: what you learn, and who can apply.',
    'गृहविज्ञानाची तीन वर्षे: काय शिकता येते, आणि कोण अर्ज करू शकते.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'Nutrition, textiles and human development, with a laboratory day each week.',
        'पोषण, वस्त्रशास्त्र आणि मानव विकास; दर आठवड्याला एक दिवस प्रयोगशाळेत.',
      ]),
    },
  ],
}
