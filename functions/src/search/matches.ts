import type { Passage } from './passages.ts'

/** What the index finds: the head of an entry, or a passage of its text. */
export type Hit = { entry: number; passage?: Passage; score: number; terms: readonly string[] }

/** What was found of an entry. */
export type Match = {
  score: number
  /** How many words of the query. */
  words: number
  terms: Set<string>
  /** What each passage that has some of them counts. */
  passages: Map<Passage, number>
}

export const noMatch = (): Match => ({ score: 0, words: 0, terms: new Set(), passages: new Map() })

/**
 * Adds what was found for some words of a query: an entry counts as its head and the best of its passages do. `hits` are the
 * best first.
 */
export function addHits(matches: Map<number, Match>, hits: readonly Hit[], words: number): void {
  const [heads, passages] = [new Set<number>(), new Set<number>()]
  for (const { entry, passage, score, terms } of hits) {
    const match = matches.get(entry) ?? noMatch()
    matches.set(entry, match)
    for (const term of terms) match.terms.add(term)
    if (passage) match.passages.set(passage, (match.passages.get(passage) ?? 0) + score)
    if (!heads.has(entry) && !passages.has(entry)) match.words += words
    const counted = passage ? passages : heads
    if (!counted.has(entry)) match.score += score
    counted.add(entry)
  }
}
