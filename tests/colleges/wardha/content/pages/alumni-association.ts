import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.alumniAssociation.path,
  title: both('Alumnae association', 'माजी विद्यार्थिनी संघटना'),
  description: both(
    'The former students of the college, and how to join them.',
    'महाविद्यालयाच्या माजी विद्यार्थिनी, आणि संघटनेत कसे सहभागी व्हायचे.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The association meets on the second Sunday of January.',
        'संघटनेचा मेळावा जानेवारीच्या दुसऱ्या रविवारी भरतो.',
      ]),
    },
  ],
}
