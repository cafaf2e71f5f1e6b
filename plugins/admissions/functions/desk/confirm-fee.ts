import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { namesOf, originalsOf } from '../../contract/originals.ts'
import { balanceOf, coveredHeads, paidOf } from '../../contract/paid.ts'
import { openRefund, payUntil, withFurther } from '../../contract/refund.ts'
import { type Difference, type Fee, type OtherReceipt, reportedIn } from '../../contract/schemas/fee.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import { unseatedRefund } from '../../contract/schemas/seat-decisions.ts'
import { seatInQuestionSince } from '../../contract/seat-in-question.ts'
import {
  hasLapsed,
  hasLeft,
  isBalanceUnchecked,
  isPaymentUnchecked,
  mayBecome,
} from '../../contract/states.ts'
import {
  type ChangedBy,
  changeApplication,
  type FullApplication,
  type OfficeChange,
} from '../application-store.ts'
import { cancelReceipts } from '../payments/cancel-receipt.ts'
import { creditOf, settleCredit } from '../payments/credits.ts'
import { addPayment, claimReference, nextReceipt } from '../payments/payment-store.ts'
import { refundNow } from '../refund-now.ts'
import { refuseDayToCome } from '../refuse-day-to-come.ts'
import { programmeOf, type StoredSession } from '../sessions/session-store.ts'

type Sent = Omit<Input<'confirmFee'>['body'], 'version'>

/**
 * Admits the applicant and gives a receipt. A fee that was paid in time may be confirmed later, even after the offer has lapsed
 * if the seat was accepted in time; a later payment is refused. Another sum counts if the office says why. If the applicant has
 * withdrawn since they reported the payment, the receipt is cancelled at once and the refund of the session's rule is due.
 * Of an admitted applicant it confirms a payment of the balance, at any time. A credit of the bank of somebody who declined, withdrew,
 * was rejected or is no longer admitted is paid back, too; so is the balance that was reported before an admission ended.
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
  const { reference, paidOn, amount, note } = sent
  return changeApplication(context, application, async (before, session, transaction) => {
    const asked = askedOf(before, sent, now)
    const difference = differenceOf(asked, sent)
    const isFurther = asked.isBalance || Boolean(before.fee?.confirmedAt)
    const isOutsideHeads = difference?.kind === 'other head' || before.status === 'cancelled'
    const claim = await claimReference(transaction, firestore, reference, before)
    const credit = await creditOf(transaction, firestore, { ...sent, application: before.id })
    const receipt = await nextReceipt(transaction, firestore, now)
    const { number: receiptNumber } = receipt
    const by = caller.email
    receipt.give()
    claim({ amount, receiptNumber, credit: credit?.id ?? '', at: now })
    if (credit) settleCredit(transaction, firestore, credit, { ...before, receiptNumber, note, by, at: now })
    addPayment(transaction, firestore, before, {
      kind: 'confirmed',
      ...{ reference, paidOn, amount, difference, receiptNumber, by, at: now },
      ...{ credit: credit?.id ?? '', reason: note },
      ...(isFurther && { isFurther, expected: asked.amount }),
      heads: isOutsideHeads ? [] : coveredHeads(before.offer?.heads ?? [], paidOf(before), amount),
    })
    const confirmed = { reference, paidOn, amount, confirmedBy: by, confirmedAt: now }
    const paid: OtherReceipt = { ...confirmed, receiptNumber, difference, receiptCancelled: null }
    const detail = detailOf(asked, sent, receiptNumber)
    if (asked.isBalance) return { ...balancePaid(before, paid), detail }
    if (before.status === 'cancelled') {
      return { ...refundedToo(before, paid, session, { transaction, firestore, by, now }), detail }
    }
    const fee = feeOf(before, paid)
    const change: OfficeChange = hasLeft(before)
      ? refunded({ ...before, fee }, session, { transaction, firestore, by, now })
      : admitted({ ...before, fee }, session, now)
    return { ...change, detail }
  })
}

function admitted(after: FullApplication, session: StoredSession, now: Date): OfficeChange {
  const { fee } = after
  const receipt = fee && {
    receipt: { amount: fee.amount, reference: fee.reference, number: fee.receiptNumber },
  }
  if (seatInQuestionSince(after, now))
    return { fields: { fee }, status: 'admitted', told: { isInQuestion: true, ...receipt } }
  const { order } = session.admissionDay
  const originals = namesOf(originalsOf(session, programmeOf(session, after.programme), after))
  const balance = balanceOf({ ...after, status: 'admitted' })
  const part = balance > 0 && { part: { amount: fee?.amount ?? 0, balance } }
  return { fields: { fee }, status: 'admitted', told: { order, originals, ...receipt, ...part } }
}

/** Adds the receipt of a payment of the balance. It becomes the fee's where no other counts. */
function balancePaid(before: FullApplication, paid: OtherReceipt): OfficeChange {
  const counts = before.fee?.confirmedAt
  const receipts = counts
    ? { otherReceipts: [...before.otherReceipts, paid] }
    : { fee: feeOf(before, { ...paid, difference: paid.difference ?? partOf(before, paid) }) }
  const fields = { ...receipts, reportedBalance: null }
  const balance = balanceOf({ ...before, ...fields })
  const { amount, receiptNumber } = paid
  const topic = 'further payment'
  return {
    fields,
    action: 'balance paid',
    mail: { topic, content: { kind: 'admission payment', topic, amount, balance, receiptNumber, note: '' } },
  }
}

/** A smaller sum than the balance is no other sum, but leaves a balance. */
const partOf = ({ offer }: FullApplication, { amount }: OtherReceipt): Difference | null =>
  offer && amount < offer.amount ? { kind: 'part payment', remark: '' } : null

type Writing = { transaction: Transaction; firestore: Firestore; by: string; now: Date }

/**
 * Cancels the receipt at once, and counts the refund from the day of the withdrawal. Without a seat that was wanted, all is paid back.
 */
function refunded(
  before: FullApplication,
  session: StoredSession,
  { transaction, firestore, by, now }: Writing,
): OfficeChange {
  const withdrawnAt = before.history.findLast(({ status }) => status === 'withdrawn')?.at ?? now
  const { status } = before
  const isUnseated = status === 'declined' || status === 'rejected' || !before.offer
  const { amount, step } = isUnseated
    ? { amount: paidOf(before), step: unseatedRefund }
    : (refundNow(before, session, withdrawnAt) ?? { amount: 0, step: '' })
  const refund = openRefund(amount, step, isUnseated ? now : withdrawnAt)
  const content = {
    ...{ kind: 'programme application status' as const, status, note: '', refund: amount },
    ...payUntil(refund, session.refund, now),
  }
  return {
    fields: {
      refund,
      ...cancelReceipts(transaction, firestore, before, { reason: '', by, at: now }),
    },
    status: 'cancelled',
    mail: { topic: status, content },
  }
}

/** Adds a payment to the refund of an admission that has ended, and cancels its receipt at once. */
function refundedToo(
  before: FullApplication,
  paid: OtherReceipt,
  session: StoredSession,
  { transaction, firestore, by, now }: Writing,
): OfficeChange {
  const after = before.fee?.confirmedAt
    ? { ...before, otherReceipts: [...before.otherReceipts, paid] }
    : { ...before, fee: feeOf(before, paid) }
  const refunds = withFurther(before, paid.amount, now)
  const { amount = 0, account = null } = refunds.refund ?? {}
  const until = refunds.refund && payUntil(refunds.refund, session.refund, now)
  const topic = 'refund increased'
  const lastFour = account?.lastFour ?? ''
  return {
    fields: {
      ...refunds,
      ...cancelReceipts(transaction, firestore, after, { reason: '', by, at: now }),
      reportedBalance: null,
    },
    action: 'balance paid',
    mail: {
      topic,
      content: {
        ...{ kind: 'admission refund', topic, amount, further: paid.amount, lastFour, reference: '' },
        ...until,
      },
    },
  }
}

/** What is asked of the applicant in rupees: the fee of the offer, or its balance. */
type Asked = { amount: number; offer: Offer | null; isBalance: boolean }

function askedOf(before: FullApplication, sent: Sent, now: Date): Asked {
  const balance = balanceOf(before)
  if (before.offer && balance > 0) return { amount: balance, offer: before.offer, isBalance: true }
  if (isToPayBack(before, sent)) return { amount: sent.amount, offer: before.offer, isBalance: false }
  const offer = payableOffer(before, sent, now)
  return { amount: offer.amount, offer, isBalance: false }
}

/** Returns true if money in the bank is that of somebody who has no seat. A fee that was reported before has its own way. */
const isToPayBack = (before: FullApplication, { credit }: Sent): boolean =>
  isBalanceUnchecked(before) || (credit !== undefined && !isPaymentUnchecked(before) && hasLeft(before))

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

/** A part of a balance needs no decision: the rest of it stays due. */
function differenceOf(asked: Asked, { amount, difference }: Sent): Difference | null {
  if (amount === asked.amount || (asked.isBalance && amount < asked.amount)) return null
  const isWrong =
    !difference ||
    (difference.kind === 'part payment' && amount > asked.amount) ||
    (difference.kind === 'excess' && amount < asked.amount)
  if (isWrong) {
    throw new Failure('invalid-input', { fields: { difference: fieldMessages.chooseDifference } })
  }
  return difference
}

const feeOf = ({ fee }: FullApplication, paid: OtherReceipt): Fee => ({
  ...paid,
  reportedAt: fee?.reportedAt ?? paid.confirmedAt,
  reported: fee && reportedIn(fee),
})

function detailOf(asked: Asked, { amount, paidOn, difference, note }: Sent, receiptNumber: string): string {
  const isEarly = !asked.isBalance && asked.offer && paidOn < dayInIndia(asked.offer.payFrom)
  return [
    `₹${amount}`,
    asked.isBalance && `balance ₹${asked.amount}`,
    !asked.isBalance &&
      amount !== asked.amount &&
      `asked were ₹${asked.amount}: ${difference?.kind}, ${difference?.remark}`,
    isEarly && 'paid before the time of the offer',
    `receipt ${receiptNumber}`,
    note,
  ]
    .filter(Boolean)
    .join(', ')
}
