import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.alumniAssociation.path,
  title: { en: 'Alumni association', hi: 'पूर्व छात्र संघ', mr: 'माजी विद्यार्थी संघटना' },
  description: {
    en: 'What former students do for the college.',
    hi: 'पूर्व छात्र महाविद्यालय के लिए क्या करते हैं।',
    mr: 'माजी विद्यार्थी महाविद्यालयासाठी काय करतात.',
  },
  blocks: [{ kind: 'text', paragraphs: [{ en: '[[what the association does, and how to join]]' }] }],
}
