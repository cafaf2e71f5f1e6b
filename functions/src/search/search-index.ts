import type { Language } from '@prangan/contract/languages'
import { textsOf } from '@prangan/contract/localized'
import MiniSearch, { type Query } from 'minisearch'
import { addHits, type Hit, type Match, noMatch } from './matches.ts'
import { nearestSpelling, vocabularyOf } from './nearest-spelling.ts'
import { type Passage, passagesOf } from './passages.ts'
import { createPhraseFinder } from './phrases.ts'
import { queryWords } from './query-words.ts'
import type { SearchData, SearchEntry } from './search-data.ts'
import { isSound, lettersOf, termsOf } from './terms-of.ts'
import { createTokenizer, signOf, type Token } from './tokenizer.ts'

export type Found = {
  entry: SearchEntry
  terms: ReadonlySet<string>
  /** The best passage in a language, else the first; undefined if there is no text in that language. */
  passage(language: Language): Passage | undefined
}

export type SearchIndex = {
  search(query: string, now: Date): Found[]
  nearestSpelling(query: string): string | undefined
  tokensOf(text: string): Token[]
}

const fields = { title: 8, names: 4, target: 4, headings: 3, text: 1 } as const
type Field = keyof typeof fields

const weightOf: Readonly<Record<SearchEntry['kind'], number>> = {
  page: 1.3,
  notice: 1,
  document: 1.1,
  teacher: 1,
  alumnus: 0.9,
}
/** A notice's weight when it is new and in the end, and the days in which most of the difference fades. */
const freshness = { first: 1.2, last: 0.8, days: 60 }
const day = 24 * 60 * 60_000

/**
 * Minimum letters of a term that also matches longer words, or words with one or two different letters. A short word that is known
 * is whole: 'fee' is not the beginning of 'feedback'.
 */
const fromLetters = {
  prefix: 2,
  prefixOfKnown: 4,
  prefixOfSound: 4,
  oneSlip: 4,
  oneSlipOfSound: 5,
  twoSlips: 8,
}
const soundWeight = 0.6
/** All words of a synonym group count the same; the typed one adds this share. */
const ownWording = 0.2

/** Results with only some of the words are hidden below this share of the best score. */
const leastShare = 0.08
const mostWords = 12

const isOver = ({ until }: SearchEntry, now: Date) =>
  until !== undefined && Date.parse(until) <= now.getTime()

function entryWeight({ kind, from }: SearchEntry, now: Date): number {
  if (from === undefined) return weightOf[kind]
  const { first, last, days } = freshness
  return weightOf[kind] * (last + (first - last) * Math.exp(-(now.getTime() - Date.parse(from)) / day / days))
}

const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

/** Only addresses of pages contain words that people know: `/bca`. */
const textOf = (entry: SearchEntry, field: Exclude<Field, 'text'>): string => {
  const value = (field === 'target' && entry.kind !== 'page' ? undefined : entry[field]) ?? ''
  return typeof value === 'string' ? value : textsOf(value).join(' · ')
}

type Indexed = { id: string; entry: number; passage?: Passage } & Partial<Record<Field, string>>

const indexedOf = (entry: SearchEntry, at: number): Indexed[] => [
  {
    id: `${at}`,
    entry: at,
    title: textOf(entry, 'title'),
    names: textOf(entry, 'names'),
    target: textOf(entry, 'target'),
    headings: textOf(entry, 'headings'),
  },
  ...passagesOf(entry).map((passage, of) => ({ id: `${at}.${of}`, entry: at, text: passage.text, passage })),
]

type Part = { words: readonly string[]; groups: readonly number[] }

function toFound(entry: SearchEntry, { terms, passages }: Match): Found {
  const best = [...passages].sort(([, one], [, other]) => other - one).map(([passage]) => passage)
  const passage = (language: Language) =>
    [...best, ...passagesOf(entry)].find((each) => each.language === language)
  return { entry, terms, passage }
}

/** Builds the index: half a second of work, in pieces that let other requests run. */
export async function createSearchIndex({ entries, synonyms, pins }: SearchData): Promise<SearchIndex> {
  const synonymsAt = createPhraseFinder(synonyms)
  const pinsAt = createPhraseFinder(pins.map(({ phrases }) => phrases))
  const tokensOf = createTokenizer(synonymsAt)
  const knownTerms = new Set<string>()
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(fields),
    storeFields: ['entry', 'passage'],
    tokenize: (text) => {
      const terms = tokensOf(text).flatMap((token) => token.terms)
      for (const term of terms) knownTerms.add(term)
      return terms
    },
    processTerm: (term) => term,
    searchOptions: { boost: { ...fields }, tokenize: (term) => [term] },
  })
  await index.addAllAsync(entries.flatMap(indexedOf), { chunkSize: 20 })
  const names = entries.flatMap(({ title, names }) => [title, ...(names ? [names] : [])].flatMap(textsOf))
  const vocabulary = vocabularyOf([...names, ...synonyms.flat()])

  function wordQuery(word: string, weight: number): Query {
    const terms = termsOf(word)
    const isKnown = terms.some((term) => knownTerms.has(term))
    return {
      combineWith: 'OR',
      queries: terms,
      prefix: (term) => {
        const least = isKnown ? fromLetters.prefixOfKnown : fromLetters.prefix
        return lettersOf(term) >= (isSound(term) ? fromLetters.prefixOfSound : least)
      },
      fuzzy: (term) => {
        if (isKnown) return false
        const oneSlip = isSound(term) ? fromLetters.oneSlipOfSound : fromLetters.oneSlip
        return lettersOf(term) >= fromLetters.twoSlips ? 2 : lettersOf(term) >= oneSlip ? 1 : false
      },
      boostTerm: (term) => weight * (isSound(term) ? soundWeight : 1),
      weights: { prefix: isKnown ? 0.3 : 0.5, fuzzy: 0.2 },
    }
  }

  function partQuery({ words, groups }: Part): Query {
    const weight = groups.length > 0 ? ownWording : 1
    return {
      combineWith: 'OR',
      queries: [
        { combineWith: 'AND', queries: words.map((word) => wordQuery(word, weight)) },
        { combineWith: 'OR', queries: groups.map(signOf), boostTerm: () => words.length },
      ],
    }
  }

  function partsOf(words: readonly string[]): Part[] {
    const parts: Part[] = []
    for (let at = 0; at < words.length; ) {
      const [{ length, groups } = { length: 1, groups: [] }] = synonymsAt(words, at)
      parts.push({ words: words.slice(at, at + length), groups })
      at += length
    }
    return parts
  }

  function pinnedTo(words: readonly string[]): number | undefined {
    const [pin] = pinsAt(words, 0).flatMap(({ length, groups }) => (length === words.length ? groups : []))
    const target = pin === undefined ? undefined : pathOf(pins[pin]?.target ?? '')
    const at = entries.findIndex((entry) => entry.kind !== 'notice' && pathOf(entry.target) === target)
    return at < 0 ? undefined : at
  }

  /** MiniSearch multiplies a score by the number of terms that were found; of the synonyms only the typed one has several. */
  const find = (query: Query): Hit[] =>
    index
      .search(query)
      .map(
        ({ score, queryTerms, ...hit }) => ({ ...hit, score: score / queryTerms.length }) as unknown as Hit,
      )
      .sort((one, other) => other.score - one.score)

  function matchesOf(words: readonly string[]): Map<number, Match> {
    const matches = new Map<number, Match>()
    const parts = partsOf(words)
    for (const part of parts) addHits(matches, find(partQuery(part)), part.words.length)
    if (parts.length > 1) {
      const together = find({ combineWith: 'AND', queries: parts.map(partQuery) })
      // A passage that has all words counts twice.
      addHits(
        matches,
        together.filter(({ passage }) => passage),
        0,
      )
    }
    return matches
  }

  function search(query: string, now: Date): Found[] {
    const words = queryWords(query).slice(0, mostWords)
    const matches = matchesOf(words)
    const pinned = pinnedTo(words)
    if (pinned !== undefined) matches.set(pinned, matches.get(pinned) ?? noMatch())
    const ranked = [...matches].flatMap(([at, match]) => {
      const entry = entries[at]
      if (!entry) return []
      const rank = match.score * (match.words / words.length) ** 2 * entryWeight(entry, now)
      return [{ entry, match, rank, isPinned: at === pinned, isOver: isOver(entry, now) }]
    })
    const least = leastShare * Math.max(0, ...ranked.map(({ rank }) => rank))
    return ranked
      .filter(({ match, rank, isPinned }) => match.words === words.length || rank >= least || isPinned)
      .sort(
        (one, other) =>
          Number(other.isPinned) - Number(one.isPinned) ||
          Number(one.isOver) - Number(other.isOver) ||
          other.rank - one.rank,
      )
      .map(({ entry, match }) => toFound(entry, match))
  }

  return { search, nearestSpelling: (query) => nearestSpelling(query, vocabulary), tokensOf }
}
