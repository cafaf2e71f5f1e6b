import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { balanceOf, type PaidReceipt, receiptsOf } from '../../contract/paid.ts'
import { admissionPaths, collectionPaths } from '../../contract/paths.ts'
import { referenceKey } from '../../contract/receipts.ts'
import { PaymentEntrySchema, PaymentReferenceSchema } from '../../contract/schemas/payment-entries.ts'
import { withoutConfirmation } from '../../contract/undone.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { reopenCredits } from './credits.ts'
import { addPayment } from './payment-store.ts'

/**
 * Takes a wrong confirmation back: its receipt is cancelled and keeps its number, its reference can count again, and its credit is
 * open. Throws 409 once the admission has ended or the receipt is cancelled: then money is paid back instead.
 */
export const undoConfirmation: Handler<'undoConfirmation'> = async ({ params: { id }, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const { version, receiptNumber, reason } = body
  const changed = await changeApplication(context, { id, version }, async (before, _, transaction) => {
    const receipt = receiptToUndo(before, receiptNumber)
    const original = await entryOf(transaction, firestore, before.id, receiptNumber)
    const release = await releaseReference(transaction, firestore, before.id, receipt)
    const by = caller.email
    const reopen = await reopenCredits(transaction, firestore, receiptNumber, { by, at: now })
    release()
    reopen()
    const { reference, paidOn, amount, difference } = receipt
    addPayment(transaction, firestore, before, {
      ...{ kind: 'confirmation undone', reference, paidOn, amount, difference, receiptNumber, reason },
      ...{ by, at: now },
      ...original,
    })
    return undone(before, receipt, { reason, by, at: now })
  })
  return { message: 'Application updated successfully!', version: changed }
}

function receiptToUndo(before: FullApplication, number: string): PaidReceipt {
  const receipt = receiptsOf(before).find(({ receiptNumber }) => receiptNumber === number)
  if (!receipt) throw new Failure('no-such-receipt')
  if (before.status !== 'admitted' || receipt.receiptCancelled) throw new Failure('confirmation-final')
  return receipt
}

/** Returns what the entry of the confirmation says besides the money, so that a day's closing takes off what it added. */
async function entryOf(transaction: Transaction, firestore: Firestore, application: string, number: string) {
  const entries = firestore.collection(collectionPaths.admissionPayments)
  const { docs } = await transaction.get(entries.where('receiptNumber', '==', number))
  const entry = docs
    .map((stored) => parseStored(PaymentEntrySchema, stored))
    .find((one) => one.kind === 'confirmed' && one.application === application)
  return entry && { expected: entry.expected, heads: entry.heads, isFurther: entry.isFurther }
}

async function releaseReference(
  transaction: Transaction,
  firestore: Firestore,
  application: string,
  { reference, receiptNumber }: PaidReceipt,
): Promise<() => void> {
  const claim = firestore.doc(admissionPaths.paymentReference(referenceKey(reference)))
  const stored = await transaction.get(claim)
  const counts = stored.exists ? parseStored(PaymentReferenceSchema, stored) : undefined
  const isOwn = counts?.application === application && counts.receiptNumber === receiptNumber
  return () => {
    if (isOwn) transaction.delete(claim)
  }
}

type Undoing = Pick<Input<'undoConfirmation'>['body'], 'reason'> & { by: string; at: Date }

function undone(before: FullApplication, { amount, receiptNumber }: PaidReceipt, how: Undoing): OfficeChange {
  const { status, ...fields } = withoutConfirmation(before, receiptNumber, { ...how, isUndone: true })
  const balance = balanceOf({ ...before, ...fields, status })
  const topic = 'confirmation undone'
  return {
    fields,
    ...(status !== before.status && { status }),
    action: topic,
    detail: `₹${amount}, receipt ${receiptNumber}: ${how.reason}`,
    mail: {
      topic,
      content: { kind: 'admission payment', topic, amount, balance, receiptNumber, note: how.reason },
    },
  }
}
