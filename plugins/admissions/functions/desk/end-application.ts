import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isRefundDue, openRefund } from '../../contract/refund.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { cancelReceipts } from '../payments/cancel-receipt.ts'
import { addPayment, refuseIncoming } from '../payments/payment-store.ts'
import { refundAccountReference } from '../payments/refund-account.ts'
import { refundNow } from '../refund-now.ts'
import type { StoredSession } from '../sessions/session-store.ts'

/**
 * Withdraws an application before the fee, cancels it after the fee with its receipt and the refund of the session's rule, or
 * records that the refund was paid, which deletes the account that it was paid to.
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

async function end(
  before: FullApplication,
  session: StoredSession,
  { action, note, reference }: Input<'endApplication'>['body'],
  writing: Writing,
): Promise<OfficeChange> {
  const { transaction, firestore, by, now } = writing
  if (action === 'withdraw') return { status: 'withdrawn', note, told: { endedBy: 'office' } }
  if (action === 'cancel') {
    if (before.status !== 'admitted') throw new Failure('not-now')
    // Nothing is paid back where nothing counts: the only confirmation was undone after the admission.
    const due = refundNow(before, session, now)
    const refund = due && openRefund(due.amount, due.step, now)
    const receipts = cancelReceipts(transaction, firestore, before, { reason: note, by, at: now })
    return {
      fields: { refund, ...receipts },
      status: 'cancelled',
      note,
      told: { endedBy: 'office', ...(due && { refund: due.amount, payBy: due.payBy }) },
      detail: `refund ₹${refund?.amount ?? 0}`,
    }
  }
  return paidBack(before, reference, writing)
}

async function paidBack(
  before: FullApplication,
  reference: string,
  { transaction, firestore, by, now }: Writing,
): Promise<OfficeChange> {
  const { id, status, refund, fee } = before
  if (status !== 'cancelled' || !isRefundDue(refund)) throw new Failure('not-now')
  const { amount, account } = refund
  await refuseIncoming(transaction, firestore, reference, before)
  addPayment(transaction, firestore, before, {
    ...{ kind: 'refunded', amount, reference, paidOn: dayInIndia(now), by, at: now },
    receiptNumber: fee?.receiptNumber ?? '',
  })
  transaction.delete(refundAccountReference(firestore, id))
  const topic = 'refund paid'
  const lastFour = account?.lastFour ?? ''
  return {
    fields: { refund: { ...refund, paidAt: now, reference } },
    mail: { topic, content: { kind: 'admission refund', topic, amount, lastFour, reference } },
    detail: `refund ₹${amount} paid, reference ${reference}`,
  }
}
