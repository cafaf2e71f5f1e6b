import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.alumniAssociation.path,
  title: both('Alumnae association', 'पूर्व छात्रा संघ'),
  description: both(
    'The former students of the college, and how to join them.',
    'महाविद्यालय की पूर्व छात्राएँ, और उनसे कैसे जुड़ें।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The association meets on the second Sunday of January.',
        'संघ जनवरी के दूसरे रविवार को मिलता है।',
      ]),
    },
  ],
}
