import { normaliseText } from '@prangan/contract/site-search/normalise-text'
import { wordsIn } from '@prangan/contract/site-search/words-in'

/** Words that say nothing about what is looked for. */
const emptyWords = new Set(
  [
    'a an and are at by can do does for from how i in is it me my of on or our the to what when where which who with you',
    'का की के को में से पर है हैं और एवं तथा हेतु या क्या कैसे कब कहाँ',
    'ka ki ke ko mein me se par hai aur kya kaise kab kahan',
  ].flatMap((words) => normaliseText(words).split(' ')),
)

/** The words of a query that say what is looked for, in normalised form; all of them where none does. */
export function queryWords(query: string): string[] {
  const words = wordsIn(query).map(({ word }) => word)
  const telling = words.filter((word) => !emptyWords.has(word))
  return telling.length > 0 ? telling : words
}
