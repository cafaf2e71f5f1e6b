import { fieldTexts } from '@prangan/contract/field-messages'
import type { Firestore } from 'firebase-admin/firestore'
import { collectionPaths } from '../../contract/paths.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
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

/** Returns what the office reads about a reference that counts for the fee of an application. */
export const countedText = (
  reference: string,
  { name, applicationNumber, fee }: Pick<AdmissionDocument, 'name' | 'applicationNumber' | 'fee'>,
): string => fieldTexts.referenceCounted(reference, name, applicationNumber, fee?.receiptNumber ?? '')
