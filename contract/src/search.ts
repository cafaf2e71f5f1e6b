import { latinDigits } from './digits.ts'

/**
 * Search in long lists: a document stores `searchKeys`, the prefixes of its words and, for names, also substrings; a query asks
 * for documents with one key. Firestore has no full-text search, and this needs no other service.
 */

/** Increment it after a change of the keys: the next nightly sweep then updates stored documents. */
export const searchKeysVersion = 3

const longestKey = 12
const shortestPart = 3
/** Keeps a document small, whatever its text. */
const mostKeys = 400

/** Code points, since some take two UTF-16 units, and half of one cannot be stored. */
type Word = readonly string[]

/** Splits a text into normalised lower-case words of any script; B.A. is one word. */
function wordsOf(text: string): Word[] {
  return latinDigits(text)
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}])(\p{L})\.(?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => [...word])
    .filter((word) => word.length > 0)
}

function keysFrom(word: Word, start: number, shortest: number): string[] {
  const longest = Math.min(word.length - start, longestKey)
  const lengths = Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, more) => shortest + more)
  return lengths.map((length) => word.slice(start, start + length).join(''))
}

const beginnings = (word: Word): string[] => keysFrom(word, 0, 1)

/** Returns substrings; none begins with a mark of the letter before. */
const parts = (word: Word): string[] =>
  word.flatMap((letter, start) =>
    start === 0 || /\p{M}/u.test(letter) ? [] : keysFrom(word, start, shortestPart),
  )

export const joinKeys = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].slice(0, mostKeys)

export function searchKeys(...texts: readonly string[]): string[] {
  return joinKeys(texts.flatMap(wordsOf).flatMap(beginnings))
}

/** Returns the normalised words of texts, each after a space, so that a query's word is found at their beginnings. */
export const searchText = (...texts: readonly string[]): string =>
  texts
    .flatMap(wordsOf)
    .map((word) => ` ${word.join('')}`)
    .join('')

/** Includes substrings, for what people may know only in part: a name (kumar of Rajkumar), a number, an address. */
export function nameKeys(...texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf)
  return joinKeys(words.flatMap(beginnings), words.flatMap(parts))
}

/**
 * Returns the key to query (of the longest word, which matches the fewest documents), and all words, which each result must
 * match. `fees` finds fee, too. Returns undefined if the input contains no word.
 */
export function searchFor(typed: string): { key: string; words: readonly string[] } | undefined {
  const words = wordsOf(typed)
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return undefined
  // A plural's prefixes contain the singular, but not the reverse.
  const keyOf = (word: Word): string =>
    (word.length > 3 && word.at(-1) === 's' ? word.slice(0, -1) : word).slice(0, longestKey).join('')
  return { key: keyOf(longest), words: words.map(keyOf) }
}
