import { type WordInText, wordsIn } from '@prangan/contract/site-search/words-in'
import type { createPhraseFinder } from './phrases.ts'
import { isTelling } from './query-words.ts'
import { termsOf } from './terms-of.ts'

export type Token = WordInText & { terms: readonly string[] }

export const signOf = (group: number): string => `=${group}`

export function createTokenizer(phrasesAt: ReturnType<typeof createPhraseFinder>): (text: string) => Token[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const all = wordsIn(text)
    const telling = all.filter(({ word }) => isTelling(word))
    const words = telling.map(({ word }) => word)
    const phrases = telling.flatMap((first, at) =>
      phrasesAt(words, at).map(({ length, groups }) => ({
        start: first.start,
        word: '',
        end: telling[at + length - 1]?.end ?? first.end,
        terms: groups.map(signOf),
      })),
    )
    const tokens = all.map((word) => {
      const terms = known.get(word.word) ?? termsOf(word.word)
      known.set(word.word, terms)
      return { ...word, terms }
    })
    return [...tokens, ...phrases]
  }
}
