import { textsOf } from '@prangan/contract/content/walk-content'
import type { SearchData, SearchEntry } from '@prangan/contract/site-search/search-data'
import { wordsIn } from '@prangan/contract/site-search/words-in'
import MiniSearch, { type Query } from 'minisearch'
import { nearestSpelling, vocabularyOf } from './nearest-spelling.ts'
import { queryWords } from './query-words.ts'
import { createSynonyms, type Part } from './synonyms.ts'
import { isSound, lettersOf, termsOf } from './terms-of.ts'

/** Something found, and the words of the index by which it was. */
export type Found = { entry: SearchEntry; terms: ReadonlySet<string> }

export type SearchIndex = {
  /** What matches all words, else some of them; the best first. */
  search(query: string, now: Date): Found[]
  /** The query in words that the site has, where it is a slip of them. */
  nearestSpelling(query: string): string | undefined
}

/** How much a match counts, by where it is. */
const fields = { title: 8, names: 4, target: 4, headings: 2, text: 1 } as const
type Field = keyof typeof fields

const weightOf: Readonly<Record<SearchEntry['kind'], number>> = {
  page: 1.4,
  notice: 1,
  document: 1.1,
  person: 1,
}
const endedWeight = 0.5
/** A synonym counts less than the word itself, and a longer phrase no more than a shorter one. */
const synonymWeight = 0.8
const year = 365 * 24 * 60 * 60_000

/** Pages before notices, new notices before old ones, and what has ended last. */
function entryWeight({ kind, from, until }: SearchEntry, now: Date): number {
  const age = from === undefined ? 0 : Math.min(1, (now.getTime() - Date.parse(from)) / year)
  const isOver = until !== undefined && Date.parse(until) <= now.getTime()
  return weightOf[kind] * (1 - 0.4 * age) * (isOver ? endedWeight : 1)
}

/** The words of a field. Of the addresses only those of pages have any that people know: `/bca`. */
const textOf = (entry: SearchEntry, field: Field): string => {
  const value = (field === 'target' && entry.kind !== 'page' ? undefined : entry[field]) ?? ''
  return typeof value === 'string' ? value : Object.values(value).join(' · ')
}

/** Letters from which on a term is found in longer words, too, and in ones that differ in a letter, or in two. */
const fromLetters = { prefix: 2, prefixOfSound: 4, oneSlip: 4, oneSlipOfSound: 5, twoSlips: 8 }
const soundWeight = 0.6

/** A word in any of its terms, also as a beginning or with a slip; the sound counts less than the stem. */
const wordQuery = (word: string, weight: number): Query => ({
  combineWith: 'OR',
  queries: termsOf(word),
  prefix: (term) => lettersOf(term) >= (isSound(term) ? fromLetters.prefixOfSound : fromLetters.prefix),
  fuzzy: (term) => {
    const oneSlip = isSound(term) ? fromLetters.oneSlipOfSound : fromLetters.oneSlip
    return lettersOf(term) >= fromLetters.twoSlips ? 2 : lettersOf(term) >= oneSlip ? 1 : false
  },
  boostTerm: (term) => weight * (isSound(term) ? soundWeight : 1),
  weights: { prefix: 0.5, fuzzy: 0.2 },
})

/** All words of a phrase. */
const phraseQuery = (words: readonly string[], weight: number): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => wordQuery(word, weight)),
})

/** A part of a query in one of its wordings. */
const partQuery = ({ own, others }: Part): Query => ({
  combineWith: 'OR',
  queries: [
    phraseQuery(own, 1),
    ...others.map((phrase) => phraseQuery(phrase, (synonymWeight * own.length) / phrase.length)),
  ],
})

/** `termsOf` for texts in which most words occur more than once. */
function termsOnce(): (word: string) => string[] {
  const known = new Map<string, string[]>()
  return (word) => {
    const terms = known.get(word) ?? termsOf(word)
    known.set(word, terms)
    return terms
  }
}

/** Builds the index of all that the site's search finds; some milliseconds, in a browser or on the server. */
export function createSearchIndex({ entries, synonyms }: SearchData): SearchIndex {
  const index = new MiniSearch<{ id: number; entry: SearchEntry }>({
    fields: Object.keys(fields),
    extractField: ({ id, entry }, field) => (field === 'id' ? id : textOf(entry, field as Field)) as string,
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: termsOnce(),
    searchOptions: { boost: { ...fields }, tokenize: (term) => [term], processTerm: (term) => term },
  })
  index.addAll(entries.map((entry, id) => ({ id, entry })))
  const partsOf = createSynonyms(synonyms)
  const names = entries.flatMap(({ title, names }) => [title, ...(names ? [names] : [])].flatMap(textsOf))
  const vocabulary = vocabularyOf([...names, ...synonyms.flatMap((group) => [...group])])

  function run(words: readonly string[], combineWith: 'AND' | 'OR', now: Date): Found[] {
    const query = { combineWith, queries: partsOf(words).map(partQuery) }
    const boostDocument = (id: number) => entryWeight(entries[id] as SearchEntry, now)
    return index.search(query, { boostDocument }).flatMap(({ id, terms }) => {
      const entry = entries[id]
      return entry ? [{ entry, terms: new Set(terms) }] : []
    })
  }

  return {
    search(query, now) {
      const words = queryWords(query)
      if (words.length === 0) return []
      const all = run(words, 'AND', now)
      return all.length > 0 || words.length === 1 ? all : run(words, 'OR', now)
    },
    nearestSpelling: (query) => nearestSpelling(query, vocabulary),
  }
}
