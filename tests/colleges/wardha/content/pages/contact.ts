import { college } from '@prangan/college/config'
import { both, facts, type SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.contact.path,
  aliases: [pagePaths.nonTeachingStaff.path, pagePaths.nonTeaching.path],
  title: both('Contact', 'संपर्क'),
  description: both('Telephone, e-mail and address of the college.', 'महाविद्यालय का फ़ोन, ई-मेल और पता।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Telephone', 'फ़ोन'], '{{phone}}'],
        [['E-mail', 'ई-मेल'], '{{email}}'],
        [['Address', 'पता'], '{{address}}'],
      ),
    },
    {
      kind: 'map',
      heading: both('Map', 'मानचित्र'),
      place: both(`${college.name.en}, {{address}}`, `${college.name.hi}, {{address}}`),
      latitude: 20.745,
      longitude: 78.602,
    },
  ],
}
