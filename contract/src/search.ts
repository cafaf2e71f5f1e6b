import { latinDigits } from './digits.ts'

/**
 * Search in lists too long to read whole: a document carries `searchKeys`, the beginnings of its words and, of names,
 * also what stands inside them; a query asks for those that hold one key. Firestore has no search of its own; a list of
 * keys needs no service beside it.
 */

/** One more after a change of the keys: the next nightly sweep then gives stored documents the new ones. */
export const searchKeysVersion = 2

/** Letters of a key: who types more is asked to be found by these. */
const longestKey = 12
/** Fewer letters inside a word are in too many words to tell anything. */
const shortestPart = 3
/** A document's keys in all, so that no text makes it heavy. */
const mostKeys = 400

/** A word as its letters. Some take two of JavaScript's units, and half a letter cannot be stored. */
type Word = readonly string[]

/** The words of a text as they are compared: without case or accents of form, in any script; B.A. is one word. */
function wordsOf(text: string): Word[] {
  return latinDigits(text)
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}])(\p{L})\.(?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => [...word])
    .filter((word) => word.length > 0)
}

/** A word's letters from `start` on, as keys of `shortest` letters and more. */
function keysFrom(word: Word, start: number, shortest: number): string[] {
  const longest = Math.min(word.length - start, longestKey)
  const lengths = Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, more) => shortest + more)
  return lengths.map((length) => word.slice(start, start + length).join(''))
}

const beginnings = (word: Word): string[] => keysFrom(word, 0, 1)

/** What stands inside a word; no key begins with a sign that belongs to the letter before. */
const parts = (word: Word): string[] =>
  word.flatMap((letter, start) =>
    start === 0 || /\p{M}/u.test(letter) ? [] : keysFrom(word, start, shortestPart),
  )

/** The keys under which a document with these texts is found: by the beginnings of their words. */
export function searchKeys(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf).flatMap(beginnings))].slice(0, mostKeys)
}

/** The same where people know a part alone: of a name (kumar of Rajkumar), a number, an address. */
export function nameKeys(...texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf)
  return [...new Set([...words.flatMap(beginnings), ...words.flatMap(parts)])].slice(0, mostKeys)
}

/**
 * What was typed, as the one key to ask for (the longest word tells most) and all words, which each result must hold.
 * Undefined where nothing was typed that could be looked for.
 */
export function searchFor(typed: string): { key: string; words: readonly string[] } | undefined {
  const words = wordsOf(typed)
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return undefined
  const keyOf = (word: Word): string => word.slice(0, longestKey).join('')
  return { key: keyOf(longest), words: words.map(keyOf) }
}
