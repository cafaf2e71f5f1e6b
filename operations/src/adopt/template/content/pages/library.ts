import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.library.path,
  title: { en: 'Library', hi: 'पुस्तकालय', mr: 'ग्रंथालय' },
  description: {
    en: 'When the library is open, and how to borrow.',
    hi: 'पुस्तकालय कब खुला रहता है, और किताबें कैसे लें।',
    mr: 'ग्रंथालय कधी उघडे असते, आणि पुस्तके कशी घ्यावीत.',
  },
  blocks: [{ kind: 'text', paragraphs: [{ en: '[[hours, cards, number of books]]' }] }],
}
