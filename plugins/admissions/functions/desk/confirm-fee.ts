import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { openRefund } from '../../contract/refund.ts'
import { balanceOf, type Difference, type Fee, reportedIn } from '../../contract/schemas/fee.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import { hasLapsed, isPaymentUnchecked, mayBecome } from '../../contract/states.ts'
import {
  type ChangedBy,
  changeApplication,
  type FullApplication,
  type OfficeChange,
} from '../application-store.ts'
import { cancelReceipt } from '../payments/cancel-receipt.ts'
import { creditOf, settleCredit } from '../payments/credits.ts'
import { addPayment, claimReference, nextReceipt } from '../payments/payment-store.ts'
import { refundNow } from '../refund-now.ts'
import { refuseDayToCome } from '../refuse-day-to-come.ts'
import type { StoredSession } from '../sessions/session-store.ts'

type Sent = Omit<Input<'confirmFee'>['body'], 'version'>

/**
 * Admits the applicant and gives a receipt. A fee that was paid in time may be confirmed later, even after the offer has lapsed
 * if the seat was accepted in time; a later payment is refused. Another sum counts if the office says why. If the applicant has
 * withdrawn since they reported the payment, the receipt is cancelled at once and the refund of the session's rule is due.
 */
export const confirmFee: Handler<'confirmFee'> = async ({ params: { id }, body }, context) => {
  refuseDayToCome('paidOn', body.paidOn, context.now)
  const version = await confirmPayment(context, { id, version: body.version }, body)
  return { message: 'Application updated successfully!', version }
}

/** Confirms a fee as `confirmFee` says. Without a version, the application counts as it is. */
export async function confirmPayment(
  context: ChangedBy,
  application: { id: string; version?: number },
  sent: Sent,
): Promise<number> {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const { reference, paidOn, amount } = sent
  return changeApplication(context, application, async (before, session, transaction) => {
    const offer = payableOffer(before, sent, now)
    const difference = differenceOf(offer, sent)
    const claim = await claimReference(transaction, firestore, reference, before)
    const credit = await creditOf(transaction, firestore, { ...sent, application: before.id })
    const receipt = await nextReceipt(transaction, firestore, now)
    const { number: receiptNumber } = receipt
    const by = caller.email
    receipt.give()
    claim({ amount, receiptNumber, credit: credit?.id ?? '', at: now })
    if (credit) settleCredit(transaction, firestore, credit, { ...before, receiptNumber, by, at: now })
    addPayment(transaction, firestore, before, {
      kind: 'confirmed',
      ...{ reference, paidOn, amount, difference, receiptNumber, by, at: now },
      credit: credit?.id ?? '',
    })
    const fee = { ...confirmedFee(before, sent, { by, now }), difference, receiptNumber }
    const change: OfficeChange =
      before.status === 'withdrawn'
        ? refunded({ ...before, fee }, session, { transaction, firestore, by, now })
        : admitted(fee, offer, session)
    return { ...change, detail: detailOf(offer, sent, receiptNumber) }
  })
}

function admitted(fee: Fee, offer: Offer, { admissionDay: { order } }: StoredSession): OfficeChange {
  const balance = balanceOf(fee, offer)
  const part = balance > 0 && { part: { amount: fee.amount, balance } }
  return { fields: { fee }, status: 'admitted', told: { order, ...part } }
}

type Writing = { transaction: Transaction; firestore: Firestore; by: string; now: Date }

/** Cancels the receipt at once, and counts the refund from the day of the withdrawal. */
function refunded(
  before: FullApplication,
  session: StoredSession,
  { transaction, firestore, by, now }: Writing,
): OfficeChange {
  const withdrawnAt = before.history.findLast(({ status }) => status === 'withdrawn')?.at ?? now
  const { amount, step } = refundNow(before, session, withdrawnAt) ?? { amount: 0, step: '' }
  const status = 'withdrawn' as const
  const content = { kind: 'programme application status' as const, status, note: '', refund: amount }
  return {
    fields: {
      refund: openRefund(amount, step, withdrawnAt),
      ...cancelReceipt(transaction, firestore, before, { reason: '', by, at: now }),
    },
    status: 'cancelled',
    mail: { topic: status, content },
  }
}

function payableOffer(before: FullApplication, { paidOn }: Sent, now: Date): Offer {
  const { status, offer } = before
  if (!offer) throw new Failure('not-now')
  if (isPaymentUnchecked(before)) return offer
  if (!mayBecome(status, 'admitted', 'office')) throw new Failure('not-now')
  const isLapsed = hasLapsed(before, now)
  if (isLapsed && offer.acceptedAt === null) throw new Failure('offer-unanswered')
  if (!isInTime(offer, paidOn, isLapsed)) throw new Failure('paid-outside-offer')
  return offer
}

/**
 * Returns true if a day of payment (YYYY-MM-DD) counts for an offer. An earlier payment also counts while the offer is open or
 * if it was reported in time, so that nobody has to pay twice.
 */
function isInTime({ payFrom, payTo }: Offer, paidOn: string, isLapsed: boolean): boolean {
  return paidOn <= dayInIndia(payTo) && (!isLapsed || paidOn >= dayInIndia(payFrom))
}

function differenceOf(offer: Offer, { amount, difference }: Sent): Difference | null {
  if (amount === offer.amount) return null
  const isWrong =
    !difference ||
    (difference.kind === 'part payment' && amount > offer.amount) ||
    (difference.kind === 'excess' && amount < offer.amount)
  if (isWrong) {
    throw new Failure('invalid-input', { fields: { difference: fieldMessages.chooseDifference } })
  }
  return difference
}

function confirmedFee(
  { fee }: FullApplication,
  { reference, paidOn, amount }: Sent,
  { by, now }: { by: string; now: Date },
): Omit<Fee, 'difference' | 'receiptNumber'> {
  return {
    ...{ reference, paidOn, amount },
    reportedAt: fee?.reportedAt ?? now,
    reported: fee && reportedIn(fee),
    confirmedAt: now,
    confirmedBy: by,
    receiptCancelled: null,
  }
}

function detailOf(offer: Offer, { amount, paidOn, difference }: Sent, receiptNumber: string): string {
  return [
    `₹${amount}`,
    amount !== offer.amount && `asked were ₹${offer.amount}: ${difference?.kind}, ${difference?.remark}`,
    paidOn < dayInIndia(offer.payFrom) && 'paid before the time of the offer',
    `receipt ${receiptNumber}`,
  ]
    .filter(Boolean)
    .join(', ')
}
