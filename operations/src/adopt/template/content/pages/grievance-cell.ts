import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.grievanceCell.path,
  title: { en: 'Grievance cell', hi: 'शिकायत निवारण प्रकोष्ठ', mr: 'तक्रार निवारण कक्ष' },
  description: {
    en: 'How to complain, and what follows.',
    hi: 'शिकायत कैसे करें, और आगे क्या होता है।',
    mr: 'तक्रार कशी करावी, आणि पुढे काय होते.',
  },
  blocks: [
    {
      kind: 'facts',
      facts: [
        { name: { en: 'In charge', hi: 'प्रभारी', mr: 'प्रभारी' }, value: { en: '{{grievance.person}}' } },
        { name: { en: 'E-mail', hi: 'ई-मेल', mr: 'ई-मेल' }, value: { en: '{{grievance.email}}' } },
      ],
    },
    { kind: 'text', paragraphs: [{ en: '[[how to complain, and within how many days you answer]]' }] },
  ],
}
