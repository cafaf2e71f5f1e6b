import { latinSkeleton } from '@prangan/contract/site-search/latin-skeleton'
import { stemWord } from '@prangan/contract/site-search/stem-word'
import { queryWords } from './query-words.ts'

/** A part of a query, and the phrases that mean the same. */
export type Part = { own: readonly string[]; others: readonly (readonly string[])[] }

/** Shorter sounds are those of too many words. */
const shortestSound = 3

function isSameWord(one: string, other: string): boolean {
  if (stemWord(one) === stemWord(other)) return true
  const sound = latinSkeleton(one)
  return sound.length >= shortestSound && sound === latinSkeleton(other)
}

/** Splits a query into parts, each a word or a phrase of the office's synonyms, of which the longest counts. */
export function createSynonyms(groups: readonly (readonly string[])[]) {
  const phrases = groups.flatMap((group) => {
    const all = group.map(queryWords).filter((words) => words.length > 0)
    return all.map((own) => ({ own, others: all.filter((other) => other !== own) }))
  })
  phrases.sort((one, other) => other.own.length - one.own.length)

  return (words: readonly string[]): Part[] => {
    const parts: Part[] = []
    let at = 0
    while (at < words.length) {
      const isHere = ({ own }: Part) => own.every((word, next) => isSameWord(word, words[at + next] ?? ''))
      const known = phrases.filter(isHere)
      const length = known[0]?.own.length ?? 1
      const others = known.flatMap((phrase) => (phrase.own.length === length ? phrase.others : []))
      parts.push({ own: words.slice(at, at + length), others })
      at += length
    }
    return parts
  }
}
