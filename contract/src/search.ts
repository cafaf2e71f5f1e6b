/**
 * Search in lists too long to read whole: a document carries `searchKeys`, the beginnings of its words, and a query
 * asks for those that hold one of them. Firestore has no search of its own; a list of keys needs no service beside it.
 */

/** Letters of a word's beginning that are kept: who types more is asked to be found by these. */
const longestKey = 12
const shortestKey = 2
/** A document's keys in all, so that no text makes it heavy. */
const mostKeys = 240

/** The words of a text as they are compared: without case or accents of form, in any script. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortestKey)
}

/** The keys under which a document with these texts is found. */
export function searchKeys(...texts: readonly string[]): string[] {
  const keys = new Set<string>()
  for (const word of texts.flatMap(wordsOf)) {
    for (let length = shortestKey; length <= Math.min(word.length, longestKey); length++)
      keys.add(word.slice(0, length))
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
  return { key: longest.slice(0, longestKey), words: words.map((word) => word.slice(0, longestKey)) }
}
