import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.history.path,
  title: both('History', 'इतिहास'),
  description: both(
    'How eleven women of Wardha opened a college in a house on Pavnar Road.',
    'वर्धा की ग्यारह महिलाओं ने पवनार रोड के एक घर में महाविद्यालय कैसे खोला।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The first class met on the veranda. The loom room came first, the library after it.',
        'पहली कक्षा बरामदे में लगी। पहले करघा कक्ष बना, फिर पुस्तकालय।',
      ]),
    },
  ],
}
