import { wordsIn } from './words-in.ts'

/** More digits than that are somebody's number: of a telephone, an application, a roll. */
const mostDigits = 4
const mostWords = 6

/**
 * A query in the form in which the office sees that it found nothing: its words, normalised, so that spellings count
 * together. Undefined for one that may say who wrote it: an address or a number.
 */
export function countableQuery(query: string): string | undefined {
  const words = wordsIn(query).map(({ word }) => word)
  const digits = words.join('').match(/\p{Nd}/gu)?.length ?? 0
  if (query.includes('@') || digits > mostDigits || words.length === 0) return undefined
  return words.slice(0, mostWords).join(' ')
}
