import { allLanguages, type Language } from '@prangan/contract/languages'
import { wordsIn } from '@prangan/contract/site-search/words-in'
import type { SearchEntry } from './search-data.ts'

/** A separately indexed part of an entry's text, so that words near each other count more. */
export type Passage = { language: Language; text: string; isFirst: boolean; isLast: boolean }

const passageWords = 60

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
