import { latinDigits } from './digits.ts'

/**
 * Search in lists that are too long to read: a document stores `searchKeys`, the prefixes of its words and, for names,
 * also substrings; a query asks for the documents that have one key. Firestore has no full-text search of its own, and
 * this needs no other service.
 */

/** Increment it after a change of the keys: the next nightly sweep then updates stored documents. */
export const searchKeysVersion = 3

/** The maximum length of a key; longer input is cut to it. */
const longestKey = 12
/** Shorter parts occur in too many words to be useful. */
const shortestPart = 3
/** The maximum number of a document's keys, so that no text makes it too large. */
const mostKeys = 400

/** A word as its code points. Some take two UTF-16 units, and half of one cannot be stored. */
type Word = readonly string[]

/** The words of a text in comparable form: lower case, normalised, in any script; B.A. is one word. */
function wordsOf(text: string): Word[] {
  return latinDigits(text)
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}])(\p{L})\.(?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => [...word])
    .filter((word) => word.length > 0)
}

/** A word's substrings from `start` on, of `shortest` letters and more, as keys. */
function keysFrom(word: Word, start: number, shortest: number): string[] {
  const longest = Math.min(word.length - start, longestKey)
  const lengths = Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, more) => shortest + more)
  return lengths.map((length) => word.slice(start, start + length).join(''))
}

const beginnings = (word: Word): string[] => keysFrom(word, 0, 1)

/** Substrings inside a word; none begins with a mark that belongs to the letter before. */
const parts = (word: Word): string[] =>
  word.flatMap((letter, start) =>
    start === 0 || /\p{M}/u.test(letter) ? [] : keysFrom(word, start, shortestPart),
  )

/** All of these keys once, and no more than a document may have: the first count. */
export const joinKeys = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].slice(0, mostKeys)

/** The search keys of a document with these texts: the prefixes of their words. */
export function searchKeys(...texts: readonly string[]): string[] {
  return joinKeys(texts.flatMap(wordsOf).flatMap(beginnings))
}

/**
 * The same with substrings, for what people may know only in part: a name (kumar of Rajkumar), a number, an address.
 */
export function nameKeys(...texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf)
  return joinKeys(words.flatMap(beginnings), words.flatMap(parts))
}

/**
 * Parses a search: the key to query (of the longest word, which matches the fewest documents), and all words, which
 * each result must match. `fees` finds fee, too. Undefined if the input contains no word.
 */
export function searchFor(typed: string): { key: string; words: readonly string[] } | undefined {
  const words = wordsOf(typed)
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return undefined
  // The beginnings of a plural contain the singular, and not the other way round.
  const keyOf = (word: Word): string =>
    (word.length > 3 && word.at(-1) === 's' ? word.slice(0, -1) : word).slice(0, longestKey).join('')
  return { key: keyOf(longest), words: words.map(keyOf) }
}
