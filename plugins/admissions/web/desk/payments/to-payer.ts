import { rupees } from '@prangan/web/lib/format-number.ts'
import { balanceOf } from '../../../contract/paid.ts'
import { paymentReference } from '../../../contract/payment.ts'
import { referenceKey } from '../../../contract/receipts.ts'
import { reportedIn } from '../../../contract/schemas/fee.ts'
import { seatInQuestionSince } from '../../../contract/seat-in-question.ts'
import { creditKeys, type OpenCredit, type Payer } from '../../../contract/statement/match-credits.ts'
import { hasLapsed } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'

/** Returns those whose fee, or its balance, can be confirmed: an offer that lapsed unanswered takes none. */
export const toPayers = (rows: readonly ApplicationRow[], now: Date): Payer[] =>
  rows.flatMap((row) => {
    const { id, applicationNumber: number, name, offer, fee } = row
    const balance = balanceOf(row)
    const isInQuestion = seatInQuestionSince(row, now) !== undefined
    if (balance > 0)
      return [
        { id, number, name, amount: balance, reported: row.reportedBalance, isBalance: true, isInQuestion },
      ]
    if (!offer || (hasLapsed(row, now) && offer.acceptedAt === null)) return []
    return [{ id, number, name, amount: offer.amount, reported: fee && reportedIn(fee), isInQuestion }]
  })

/** Returns the reference that counts: the reported one if the bank has it too. */
export function referenceOf(credit: OpenCredit, { reported, number }: Payer): string {
  if (reported && creditKeys(credit).includes(referenceKey(reported.reference))) return reported.reference
  return credit.reference || paymentReference(number)
}

/** 123450 becomes '₹1,234.50', and 400000 '₹4,000'. */
export function rupeesAndPaise(paise: number): string {
  const rest = paise % 100
  return rupees(Math.floor(paise / 100)) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
}

/** Rupees; a fee has no paise. */
export const rupeesOf = ({ paise }: Pick<OpenCredit, 'paise'>): number => Math.floor(paise / 100)
