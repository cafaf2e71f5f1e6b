import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.principalsMessage.path,
  title: { en: 'Message from the Principal', hi: 'प्राचार्य का संदेश', mr: 'प्राचार्यांचा संदेश' },
  description: {
    en: 'What the Principal says to students and parents.',
    hi: 'विद्यार्थियों और अभिभावकों से प्राचार्य की बात।',
    mr: 'विद्यार्थी आणि पालकांशी प्राचार्यांचे मनोगत.',
  },
  blocks: [{ kind: 'text', paragraphs: [{ en: '[[the message, with the name at its end]]' }] }],
}
