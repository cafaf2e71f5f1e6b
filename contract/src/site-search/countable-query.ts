import { wordsIn } from './words-in.ts'

/** More digits may be a telephone, application or roll number. */
const mostDigits = 4
const mostWords = 6

/**
 * Normalises a query without results for the office, so that spellings count together. Returns undefined for a query that may
 * identify its author: an address or a number.
 */
export function countableQuery(query: string): string | undefined {
  const words = wordsIn(query).map(({ word }) => word)
  const digits = words.join('').match(/\p{Nd}/gu)?.length ?? 0
  if (query.includes('@') || digits > mostDigits || words.length === 0) return undefined
  return words.slice(0, mostWords).join(' ')
}
