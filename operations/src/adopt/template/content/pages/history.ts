import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.history.path,
  title: { en: 'History', hi: 'इतिहास', mr: 'इतिहास' },
  description: {
    en: 'When the college was founded, by whom, and what came since.',
    hi: 'महाविद्यालय कब और किसने शुरू किया, और तब से क्या-क्या हुआ।',
    mr: 'महाविद्यालय कधी, कोणी आणि कसे सुरू केले.',
  },
  blocks: [
    { kind: 'text', paragraphs: [{ en: '[[the history of the college, from its first year to this one]]' }] },
  ],
}
