import type { Firestore } from 'firebase-admin/firestore'
import { collectionPaths } from '../../contract/paths.ts'
import { type PaymentEntry, PaymentEntrySchema } from '../../contract/schemas/payment-entries.ts'

const toEntry = (data: object) => PaymentEntrySchema.parse(data)

/** Returns all entries by their ids. */
export async function allPayments(firestore: Firestore): Promise<Map<string, PaymentEntry>> {
  const { docs } = await firestore.collection(collectionPaths.admissionPayments).get()
  return new Map(docs.map((stored) => [stored.id, toEntry(stored.data())]))
}

/** Returns what happened to the money of an application, the oldest first. */
export async function paymentsOf(firestore: Firestore, application: string): Promise<PaymentEntry[]> {
  const kinds = [
    'reported',
    'not found',
    'confirmed',
    'confirmation undone',
    'credit linked',
    'receipt cancelled',
    'refunded',
    'balance waived',
    'waiver taken back',
  ]
  return [...(await allPayments(firestore)).values()]
    .filter((entry) => entry.application === application)
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}
