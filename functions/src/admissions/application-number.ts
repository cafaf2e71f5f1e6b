import { randomInt } from 'node:crypto'
import { inIndia } from '@prangan/contract/india-time'

/** Capital letters and digits that nobody takes for one another, on paper or on the phone: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const alphabet = '34679ACDEFGHJKMNPQRTUVWXY'

/** Letters of a number: one of six thousand million for each applicant, so that nobody finds another's by trying. */
const length = 7

const yearOf = inIndia('en', { year: 'numeric' })

/**
 * A new application's id, for example `2026-K7M4QX3`: the year by India's clock and letters by chance. With the
 * college's own letters before it, it is the number that the applicant is told.
 */
export function newApplicationId(now: Date): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${yearOf(now)}-${letters.join('')}`
}
