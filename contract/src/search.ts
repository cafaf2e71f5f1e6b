/**
 * Search in lists too long to read whole: a document carries `searchKeys`, the beginnings of its words, and a query
 * asks for those that hold one of them. Firestore has no search of its own; a list of keys needs no service beside it.
 */

/** Letters of a word's beginning that are kept: who types more is asked to be found by these. */
const longestKey = 12
const shortestKey = 2
/** A document's keys in all, so that no text makes it heavy. */
const mostKeys = 240

/** A word as its letters. Some take two of JavaScript's units, and half a letter cannot be stored. */
type Word = readonly string[]

/** The words of a text as they are compared: without case or accents of form, in any script. */
function wordsOf(text: string): Word[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => [...word])
    .filter((word) => word.length >= shortestKey)
}

const keyOf = (word: Word, length = longestKey): string => word.slice(0, length).join('')

/** The keys under which a document with these texts is found. */
export function searchKeys(...texts: readonly string[]): string[] {
  const keys = new Set<string>()
  for (const word of texts.flatMap(wordsOf)) {
    for (let length = shortestKey; length <= Math.min(word.length, longestKey); length++)
      keys.add(keyOf(word, length))
  }
  return [...keys].slice(0, mostKeys)
}

/**
 * What was typed, as the one key to ask for (the longest word tells most) and all words, which each result must hold.
 * Undefined where nothing was typed that could be looked for.
 */
export function searchFor(typed: string): { key: string; words: readonly string[] } | undefined {
  const words = wordsOf(typed)
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return undefined
  return { key: keyOf(longest), words: words.map((word) => keyOf(word)) }
}
