import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addPayment } from './payment-store.ts'

type Numbered = { reference: string; paidOn: string; amount: number; receiptNumber: string }

/** Cancels the receipts of an admission that ends. Returns the fee and its receipts as they are then; all keep their numbers. */
export function cancelReceipts(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  application: AdmissionDocument & { id: string },
  cancelled: { reason: string; by: string; at: Date },
): Pick<AdmissionDocument, 'fee' | 'otherReceipts'> {
  const { fee, otherReceipts } = application
  const receiptCancelled = { ...cancelled, isUndone: false }
  const cancel = ({ reference, paidOn, amount, receiptNumber }: Numbered, isFurther: boolean) =>
    addPayment(writer, firestore, application, {
      ...{ kind: 'receipt cancelled', reference, paidOn, amount, receiptNumber, isFurther },
      ...cancelled,
    })
  const isFeeCancelled = fee?.confirmedAt && !fee.receiptCancelled
  if (isFeeCancelled) cancel(fee, false)
  return {
    fee: isFeeCancelled ? { ...fee, receiptCancelled } : fee,
    otherReceipts: otherReceipts.map((receipt) => {
      if (receipt.receiptCancelled) return receipt
      cancel(receipt, true)
      return { ...receipt, receiptCancelled }
    }),
  }
}
