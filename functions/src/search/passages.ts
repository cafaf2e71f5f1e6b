import { allLanguages, type Language } from '@prangan/contract/languages'
import { wordsIn } from '@prangan/contract/site-search/words-in'
import type { SearchEntry } from './search-data.ts'

/** A part of an entry's text that is indexed by itself: of several words those count more that are near each other. */
export type Passage = { language: Language; text: string; isFirst: boolean; isLast: boolean }

const passageWords = 60

/** The passages of an entry's text in all languages, in reading order. */
export const passagesOf = ({ text }: SearchEntry): Passage[] =>
  allLanguages.flatMap((language) => {
    const whole = text?.[language] ?? ''
    const starts = wordsIn(whole).flatMap(({ start }, at) => (at % passageWords === 0 ? [start] : []))
    return starts.map((start, at) => ({
      language,
      text: whole.slice(at === 0 ? 0 : start, starts[at + 1]),
      isFirst: at === 0,
      isLast: at === starts.length - 1,
    }))
  })
