import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { cancelReceipt } from '../payments/cancel-receipt.ts'
import { addPayment } from '../payments/payment-store.ts'
import { refundNow } from '../refund-now.ts'
import type { StoredSession } from '../sessions/session-store.ts'

/**
 * Withdraws an application before the fee, cancels it after the fee with its receipt and the refund of the session's rule, or
 * records that the refund was paid.
 */
export const endApplication: Handler<'endApplication'> = async ({ params, body }, context) => {
  const firestore = await context.firebase.firestore()
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, session, transaction) =>
      end(before, session, body, { transaction, firestore, by: context.caller.email, now: context.now }),
  )
  return { message: 'Application updated successfully!', version }
}

type Writing = { transaction: Transaction; firestore: Firestore; by: string; now: Date }

function end(
  before: FullApplication,
  session: StoredSession,
  { action, note }: Input<'endApplication'>['body'],
  { transaction, firestore, by, now }: Writing,
): OfficeChange {
  if (action === 'withdraw') return { status: 'withdrawn', note, told: {} }
  if (action === 'cancel') {
    const due = refundNow(before, session, now)
    if (!due) throw new Failure('not-now')
    const refund = { amount: due.amount, step: due.step, at: now, paidAt: null }
    const { fee } = cancelReceipt(transaction, firestore, before, { reason: note, by, at: now })
    return {
      fields: { refund, fee },
      status: 'cancelled',
      note,
      told: { refund: refund.amount },
      detail: `refund ₹${refund.amount}`,
    }
  }
  const { status, refund, fee } = before
  if (status !== 'cancelled' || !refund || refund.paidAt) throw new Failure('not-now')
  addPayment(transaction, firestore, before, {
    kind: 'refunded',
    amount: refund.amount,
    reference: fee?.reference ?? '',
    paidOn: dayInIndia(now),
    receiptNumber: fee?.receiptNumber ?? '',
    by,
    at: now,
  })
  return { fields: { refund: { ...refund, paidAt: now } }, detail: `refund ₹${refund.amount} paid` }
}
