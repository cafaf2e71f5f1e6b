import { college } from '@prangan/college/config'
import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.bsw.path,
  title: college.courses.bsw,
  description: both(
    'Three years of social work: what you learn, and who can apply.',
    'समाज कार्य के तीन वर्ष: क्या सीखेंगी, और कौन आवेदन कर सकती है।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'Two days of each week are field work in a village or a ward.',
        'हर सप्ताह दो दिन किसी गाँव या वार्ड में क्षेत्र कार्य।',
      ]),
    },
  ],
}
