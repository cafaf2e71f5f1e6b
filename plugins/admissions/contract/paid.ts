import type { AdmissionDocument } from './schemas/application.ts'
import type { Difference, OtherReceipt } from './schemas/fee.ts'
import type { FeeHead } from './schemas/payment.ts'

/* What was received of a fee, over all its receipts. The server, the desk and the applicant's page share these functions. */

type Paying = Pick<AdmissionDocument, 'status' | 'offer' | 'fee' | 'otherReceipts'> &
  Partial<Pick<AdmissionDocument, 'waiver'>>

export type PaidReceipt = OtherReceipt & {
  /** Rupees that were still to be paid after this receipt. */
  balance: number
  /** True if another receipt was given before it, and counts. */
  isFurther: boolean
}

const isUndone = ({ receiptCancelled }: Pick<OtherReceipt, 'receiptCancelled'>): boolean =>
  receiptCancelled?.isUndone === true

/** Returns true if another sum than the fee closes it: the office said that it is no part payment. */
const closesFee = (difference: Difference | null): boolean => difference?.kind !== 'part payment'

/** Returns all receipts of an application, the oldest first, with the balance that each left. */
export function receiptsOf({ offer, fee, otherReceipts }: Omit<Paying, 'status'>): PaidReceipt[] {
  const first = fee?.confirmedAt ? [{ ...fee, confirmedAt: fee.confirmedAt }] : []
  const isClosed = fee !== null && first.length > 0 && closesFee(fee.difference)
  let counting = 0
  let left = isClosed || !offer ? 0 : offer.amount
  return [...first, ...otherReceipts]
    .toSorted(
      (one, other) =>
        one.confirmedAt.getTime() - other.confirmedAt.getTime() ||
        one.receiptNumber.localeCompare(other.receiptNumber),
    )
    .map((receipt) => {
      const isFurther = !isUndone(receipt) && counting > 0
      if (!isUndone(receipt)) {
        left = Math.max(0, left - receipt.amount)
        counting += 1
      }
      const { reference, paidOn, amount, confirmedAt, confirmedBy, receiptNumber } = receipt
      const { difference, receiptCancelled } = receipt
      return {
        ...{ reference, paidOn, amount, confirmedAt, confirmedBy, receiptNumber },
        ...{ difference, receiptCancelled, balance: receiptCancelled ? 0 : left, isFurther },
      }
    })
}

/** Returns what was received in rupees. What is paid back after an admission has ended was received, too. */
export const paidOf = (application: Omit<Paying, 'status'>): number =>
  receiptsOf(application)
    .filter((receipt) => !isUndone(receipt))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Returns what an admitted applicant still has to pay, in rupees. */
export function balanceOf(application: Paying): number {
  const { status, offer, fee, waiver } = application
  if (status !== 'admitted' || !offer) return 0
  if (fee?.confirmedAt && closesFee(fee.difference)) return 0
  return Math.max(0, offer.amount - paidOf(application) - (waiver?.amount ?? 0))
}

/** Returns the day in time from which a balance is due: that of the last receipt which was given or undone. */
export function dueSince(application: Omit<Paying, 'status'>): Date | undefined {
  const times = receiptsOf(application).map(
    ({ confirmedAt, receiptCancelled }) => receiptCancelled?.at ?? confirmedAt,
  )
  return times.toSorted((one, other) => one.getTime() - other.getTime()).at(0)
}

/**
 * Returns the heads that a payment covers, after the sum that was paid before: in the order of the session, each is filled
 * before the next one. What exceeds them belongs to no head.
 */
export function coveredHeads(heads: readonly FeeHead[], before: number, amount: number): FeeHead[] {
  let start = 0
  return heads.flatMap((head) => {
    const end = start + head.amount
    const covered = Math.min(end, before + amount) - Math.max(start, before)
    start = end
    return covered > 0 ? [{ name: head.name, amount: covered }] : []
  })
}
