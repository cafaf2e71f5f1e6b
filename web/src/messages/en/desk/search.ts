import type { Nouns } from '../../nouns.ts'

const nouns: Nouns = ['search', 'searches']

export const search = {
  synonyms: 'Words that mean the same',
  hint: 'Write words that mean the same on one line, with commas between them. A search for one of them finds the others too.',
  words: 'words that mean the same',
  pins: 'Answers shown first',
  pinsHint:
    'Write what people search for, with commas between the searches, and choose the page that answers it. The page comes first when somebody searches for exactly these words, in any spelling.',
  pinWords: 'searches',
  missed: 'What people searched for and did not find',
  missedHint:
    'In the last three months. Write a page about it, or add a line with this word and the site’s word for it.',
  nothingMissed: 'Nothing so far.',
  missedFailed: 'The searches could not be loaded. Please try again.',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  list: {
    nouns,
    fileName: 'searches-that-found-nothing',
    columns: { search: 'Search', times: 'Times', last: 'Last searched for in' },
  },
  add: (query: string) => `Add a line for ${query}`,
}
