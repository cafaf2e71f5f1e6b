import type { Passage } from './passages.ts'

export type Hit = { entry: number; passage?: Passage; score: number; terms: readonly string[] }

export type Match = {
  score: number
  words: number
  terms: Set<string>
  passages: Map<Passage, number>
}

export const noMatch = (): Match => ({ score: 0, words: 0, terms: new Set(), passages: new Map() })

/**
 * Adds the hits for some words of a query. An entry's score is that of its head and its best passage. `hits` must be sorted,
 * the best first.
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
