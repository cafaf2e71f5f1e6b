import { daysBetween } from '@prangan/contract/calendar-days'
import { paymentReference } from '../payment.ts'
import { referenceKey } from '../receipts.ts'

const mostKeys = 8

const tokensOf = (description: string): string[] => description.split(/[^\p{L}\p{N}]+/u)

/** Returns the references that a credit may be known by, as they are compared: its own, and numbers in the description. */
export function creditKeys({ reference, description }: { reference: string; description: string }): string[] {
  const numbers = tokensOf(description).filter((token) => (token.match(/\d/g)?.length ?? 0) >= 6)
  const keys = [reference, ...numbers].map(referenceKey).filter((key) => key !== '' && key.length <= 60)
  return [...new Set(keys)].slice(0, mostKeys)
}

export type OpenCredit = {
  id: string
  date: string
  paise: number
  reference: string
  description: string
  name: string
  /** Applications of which the office has said that it is not theirs. */
  notFor: readonly string[]
}

/** An application whose fee, or its balance, is awaited. */
export type Payer = {
  id: string
  number: string
  name: string
  /** Rupees. */
  amount: number
  reported: { reference: string; paidOn: string } | null
  isBalance?: boolean
  /** A correction took the seat, and nobody has decided about it yet. */
  isInQuestion?: boolean
}

export const matchReasons = ['reference', 'number', 'amount', 'date', 'name'] as const
export type MatchReason = (typeof matchReasons)[number]
export type Candidate = { payer: Payer; reasons: readonly MatchReason[] }

export type Match = {
  credit: OpenCredit
  kind: 'exact' | 'doubtful' | 'none'
  /** The best first. */
  candidates: readonly Candidate[]
}

/** Vowel signs of Indian scripts are marks. */
const notInWords = /[^\p{L}\p{M}]+/u

const weights: Readonly<Record<MatchReason, number>> = {
  reference: 8,
  number: 8,
  amount: 3,
  name: 2,
  date: 1,
}
const shownCandidates = 3
/** Between the day that an applicant reports and the bank's. */
const daysApart = 3

/**
 * Matches credits with the applications that await a fee. It is exact if the reference or the application number and the sum are
 * the same, no other credit or application fits as well, and the seat is not in question; the sum alone shows nothing, since many pay
 * the same fee.
 */
export function matchCredits(credits: readonly OpenCredit[], payers: readonly Payer[]): Match[] {
  const matches = credits.map((credit) => ({ credit, candidates: candidatesFor(credit, payers) }))
  const claims = new Map<string, number>()
  for (const { candidates } of matches) {
    for (const { payer } of candidates.filter(isSure)) claims.set(payer.id, (claims.get(payer.id) ?? 0) + 1)
  }
  return matches.map(({ credit, candidates }): Match => {
    const sure = candidates.filter(isSure)
    const [first] = sure
    const isExact =
      first !== undefined &&
      sure.length === 1 &&
      claims.get(first.payer.id) === 1 &&
      !first.payer.isInQuestion
    const kind = isExact ? 'exact' : candidates.length > 0 ? 'doubtful' : 'none'
    return { credit, kind, candidates: isExact ? sure : candidates.slice(0, shownCandidates) }
  })
}

const isSure = ({ reasons }: Candidate): boolean =>
  reasons.includes('amount') && (reasons.includes('reference') || reasons.includes('number'))

function candidatesFor(credit: OpenCredit, payers: readonly Payer[]): Candidate[] {
  const keys = new Set([
    referenceKey(credit.reference),
    ...tokensOf(credit.description)
      .filter(({ length }) => length >= 6)
      .map(referenceKey),
  ])
  keys.delete('')
  const text = `${credit.reference} ${credit.description} ${credit.name}`.toUpperCase()
  const compact = text.replaceAll(/[^A-Z0-9]/g, '')
  const words = text.split(notInWords)
  return payers
    .filter(({ id }) => !credit.notFor.includes(id))
    .map((payer) => ({ payer, reasons: reasonsFor(payer, { credit, keys, compact, words }) }))
    .filter(({ reasons }) => isLikely(reasons))
    .sort((one, other) => weightOf(other) - weightOf(one))
}

const weightOf = ({ reasons }: Candidate): number => reasons.reduce((sum, reason) => sum + weights[reason], 0)

const isLikely = (reasons: readonly MatchReason[]): boolean =>
  reasons.includes('reference') ||
  reasons.includes('number') ||
  (reasons.includes('amount') && reasons.includes('name'))

function reasonsFor(
  { number, name, amount, reported }: Payer,
  {
    credit,
    keys,
    compact,
    words,
  }: { credit: OpenCredit; keys: ReadonlySet<string>; compact: string; words: readonly string[] },
): MatchReason[] {
  const isNear = reported !== null && Math.abs(daysBetween(reported.paidOn, credit.date)) <= daysApart
  return matchReasons.filter(
    (reason) =>
      ({
        reference: reported !== null && keys.has(referenceKey(reported.reference)),
        number: compact.includes(paymentReference(number).toUpperCase()),
        amount: credit.paise === amount * 100,
        date: isNear,
        name: isNamed(name, words),
      })[reason],
  )
}

/** Banks cut names, so the beginnings of two of its words are enough. */
function isNamed(name: string, words: readonly string[]): boolean {
  const parts = name
    .toUpperCase()
    .split(notInWords)
    .filter(({ length }) => length >= 3)
  const found = parts.filter((part) =>
    words.some((word) => word.length >= 3 && (word.startsWith(part) || part.startsWith(word))),
  )
  return found.length > 0 && found.length >= Math.min(2, parts.length)
}
