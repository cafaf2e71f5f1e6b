import { shownText } from '@prangan/contract/content/show-in'
import { textsOf } from '@prangan/contract/content/walk-content'
import type { Language } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content'
import type { SearchKind } from '@prangan/contract/site-search/search-data'
import { fileUrl, storageFolders } from '@prangan/contract/storage-paths'
import { excerptOf, type MarkedPiece, markMatches } from './mark-matches.ts'
import { queryWords } from './query-words.ts'
import type { Found, SearchIndex } from './search-index.ts'

/** A text of a result, with what was looked for marked; `lang` is its language where that is not the page's. */
export type MarkedText = { pieces: MarkedPiece[]; lang?: Language }

/** A result as it is shown. */
export type SearchResult = {
  kind: SearchKind
  /** As in the entry: an address, or a person's; '' where it leads nowhere. */
  target: string
  title: MarkedText
  excerpt?: MarkedText
  /** Of a notice. */
  from?: string
  isOver: boolean
}

/** The answer to a query. `shownFor` is the spelling that the results are of, where the query itself has none. */
export type SearchAnswer = {
  query: string
  results: SearchResult[]
  total: number
  shownFor?: string
}

const devanagari = /\p{Script=Devanagari}/u

/** How many results are shown. */
const mostResults = 30

/** A text in a language, else in whichever it is written in, with what was found marked. */
function markedText(
  text: LocalizedText,
  { terms }: Found,
  typed: readonly string[],
  language: Language,
  cut: (text: string) => string = (whole) => whole,
): MarkedText {
  const shown = shownText(text, language)
  const whole = cut(shown.text || (textsOf(text).find((each) => each !== '') ?? ''))
  // Titles of notices are written in whichever language the office wrote them.
  const lang = devanagari.test(whole) ? 'hi' : (shown.lang ?? language)
  return { pieces: markMatches(whole, terms, typed), ...(lang !== language && { lang }) }
}

function toResult(found: Found, typed: readonly string[], language: Language, now: Date): SearchResult {
  const { kind, target, title, from, until, ...rest } = found.entry
  const isOver = until !== undefined && Date.parse(until) <= now.getTime()
  // What says more about a person than their words is what they are.
  const about = kind === 'person' ? rest.names : rest.text
  const cut = (text: string) => excerptOf(text, found.terms)
  return {
    kind,
    // The file of a notice that has ended is not served any more.
    target: isOver && target.startsWith(`${fileUrl(storageFolders.files)}/`) ? '' : target,
    title: markedText(title, found, typed, language),
    ...(about && { excerpt: markedText(about, found, typed, language, cut) }),
    ...(from !== undefined && { from }),
    isOver,
  }
}

/** Searches, and words the results in a language where they are written in it. */
export function answerSearch(index: SearchIndex, query: string, language: Language, now: Date): SearchAnswer {
  const own = index.search(query, now)
  const nearest = own.length > 0 ? undefined : index.nearestSpelling(query)
  const found = nearest === undefined ? own : index.search(nearest, now)
  const typed = queryWords(nearest ?? query)
  return {
    query,
    total: found.length,
    results: found.slice(0, mostResults).map((each) => toResult(each, typed, language, now)),
    ...(found.length > 0 && nearest !== undefined && { shownFor: nearest }),
  }
}
