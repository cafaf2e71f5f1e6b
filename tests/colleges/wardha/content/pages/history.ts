import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.history.path,
  title: both('History', 'इतिहास'),
  description: both(
    'How eleven women of Wardha opened a college in a house on Pavnar Road.',
    'वर्ध्याच्या अकरा महिलांनी पवनार रोडवरील एका घरात महाविद्यालय कसे सुरू केले.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The first class met on the veranda. The loom room came first, the library after it.',
        'पहिला वर्ग व्हरांड्यात भरला. आधी हातमागाची खोली झाली, मग ग्रंथालय.',
      ]),
    },
  ],
}
