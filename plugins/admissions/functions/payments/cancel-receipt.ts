import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addPayment } from './payment-store.ts'

/** Cancels the receipt of an admission that ends. Returns the fee as it is then; the receipt keeps its number. */
export function cancelReceipt(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  application: AdmissionDocument & { id: string },
  cancelled: { reason: string; by: string; at: Date },
): Pick<AdmissionDocument, 'fee'> {
  const { fee } = application
  if (!fee?.confirmedAt) return { fee }
  const { reference, paidOn, amount, receiptNumber } = fee
  const kind = 'receipt cancelled'
  addPayment(writer, firestore, application, {
    ...{ kind, reference, paidOn, amount, receiptNumber },
    ...cancelled,
  })
  return { fee: { ...fee, receiptCancelled: cancelled } }
}
