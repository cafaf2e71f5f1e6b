import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.governingBody.path,
  title: { en: 'Governing body', hi: 'प्रबंध समिति', mr: 'नियामक मंडळ' },
  description: {
    en: 'Who governs the college.',
    hi: 'महाविद्यालय का प्रबंध कौन करता है।',
    mr: 'महाविद्यालयाचे व्यवस्थापन कोण करते.',
  },
  blocks: [
    { kind: 'text', paragraphs: [{ en: '[[the members of the governing body, with their offices]]' }] },
  ],
}
