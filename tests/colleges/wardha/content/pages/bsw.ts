import { college } from '@prangan/college/config'
import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.bsw.path,
  title: college.courses.bsw,
  description: both(
    'Three years of social work: what you learn, and who can apply.',
    'समाजकार्याची तीन वर्षे: काय शिकता येते, आणि कोण अर्ज करू शकते.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'Two days of each week are field work in a village or a ward.',
        'दर आठवड्याला दोन दिवस एखाद्या गावात किंवा वॉर्डात क्षेत्रकार्य.',
      ]),
    },
  ],
}
