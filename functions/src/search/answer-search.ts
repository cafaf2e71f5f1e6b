import { shownText } from '@prangan/contract/content/show-in'
import { type Language, languageOfText, mainLanguage } from '@prangan/contract/languages'
import { textsOf, withTexts } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { MarkedText, SearchAnswer, SearchResult } from '@prangan/contract/site-search/search-answer'
import { excerptOf, markMatches } from './mark-matches.ts'
import { queryWords } from './query-words.ts'
import type { Found, SearchIndex } from './search-index.ts'

const mostResults = 20

type Wording = { tokensOf: SearchIndex['tokensOf']; typed: readonly string[]; language: Language; now: Date }

function markedText(
  text: LocalizedText,
  { terms }: Found,
  { tokensOf, typed, language }: Wording,
): MarkedText {
  const shown = shownText(text, language)
  const whole = shown.text || (textsOf(text).find((each) => each !== '') ?? '')
  const written = languageOfText(whole, language)
  const lang = written === mainLanguage ? (shown.lang ?? language) : written
  return { pieces: markMatches(whole, tokensOf(whole), terms, typed), ...(lang !== language && { lang }) }
}

function excerpt(found: Found, wording: Wording): MarkedText | undefined {
  const { kind, names } = found.entry
  if (kind === 'teacher' || kind === 'alumnus') return names && markedText(names, found, wording)
  const passage = found.passage(wording.language) ?? found.passage(mainLanguage)
  if (!passage) return undefined
  const { text, language, isFirst, isLast } = passage
  const cut = excerptOf(text, wording.tokensOf(text), found.terms)
  const isBegun = isFirst || cut.startsWith('…')
  const isEnded = isLast || cut.endsWith('…')
  const shown = `${isBegun ? '' : '… '}${cut.trim()}${isEnded ? '' : ' …'}`.replace(' · …', ' …')
  return markedText(withTexts(undefined, { [language]: shown }), found, wording)
}

function toResult(found: Found, wording: Wording): SearchResult {
  const { kind, target, title, from, until } = found.entry
  const isOver = until !== undefined && Date.parse(until) <= wording.now.getTime()
  const about = excerpt(found, wording)
  return {
    kind,
    target,
    title: markedText(title, found, wording),
    ...(about && { excerpt: about }),
    ...(from !== undefined && { from }),
    isOver,
  }
}

export function answerSearch(index: SearchIndex, query: string, language: Language, now: Date): SearchAnswer {
  const own = index.search(query, now)
  const nearest = own.length > 0 ? undefined : index.nearestSpelling(query)
  const found = nearest === undefined ? own : index.search(nearest, now)
  const wording = { tokensOf: index.tokensOf, typed: queryWords(nearest ?? query), language, now }
  return {
    query,
    total: found.length,
    results: found.slice(0, mostResults).map((each) => toResult(each, wording)),
    ...(found.length > 0 && nearest !== undefined && { shownFor: nearest }),
  }
}
