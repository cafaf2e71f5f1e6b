import { college } from '@prangan/college/config'
import { both, facts, type SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.contact.path,
  aliases: [pagePaths.nonTeachingStaff.path, pagePaths.nonTeaching.path],
  title: both('Contact', 'संपर्क'),
  description: both('Telephone, e-mail and address of the college.', 'महाविद्यालयाचा फोन, ई-मेल आणि पत्ता.'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Telephone', 'फोन'], '{{phone}}'],
        [['E-mail', 'ई-मेल'], '{{email}}'],
        [['Address', 'पत्ता'], '{{address}}'],
      ),
    },
    {
      kind: 'map',
      heading: both('Map', 'नकाशा'),
      place: both(`${college.name.en}, {{address}}`, `${college.name.mr}, {{address}}`),
      latitude: 20.745,
      longitude: 78.602,
    },
  ],
}
