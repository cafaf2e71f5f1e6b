import { randomInt } from 'node:crypto'
import { dayInIndia } from '@prangan/contract/india-time'

/** Capital letters and digits that cannot be confused on paper or on the phone: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const alphabet = '34679ACDEFGHJKMNPQRTUVWXY'

/** Seven characters give six billion combinations, so nobody can guess another's number. */
const length = 7

/**
 * Returns a new id of what somebody sends, for example `2026-K7M4QX3`: the year in India and random characters. People
 * see it after the college's prefix.
 */
export function newReferenceId(now: Date): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${dayInIndia(now).slice(0, 4)}-${letters.join('')}`
}
