import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.contact.path,
  aliases: [pagePaths.nonTeachingStaff.path, pagePaths.nonTeaching.path],
  title: { en: 'Contact', hi: 'संपर्क', mr: 'संपर्क' },
  description: {
    en: 'Telephone, e-mail and address of the college.',
    hi: 'महाविद्यालय का फ़ोन, ई-मेल और पता।',
    mr: 'महाविद्यालयाचा फोन, ई-मेल आणि पत्ता.',
  },
  blocks: [
    {
      kind: 'facts',
      facts: [
        { name: { en: 'Telephone', hi: 'फ़ोन', mr: 'फोन' }, value: { en: '{{phone}}' } },
        { name: { en: 'E-mail', hi: 'ई-मेल', mr: 'ई-मेल' }, value: { en: '{{email}}' } },
        { name: { en: 'Address', hi: 'पता', mr: 'पत्ता' }, value: { en: '{{address}}' } },
      ],
    },
  ],
}
