import { documents } from '@prangan/contract/paths'
import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import type { DocumentReference, Firestore, SetOptions } from 'firebase-admin/firestore'

/** Changes what the office's sidebar counts, in the same transaction or batch as what is counted. */
export async function countForOffice(
  writer: { set(document: DocumentReference, data: object, options: SetOptions): unknown },
  firestore: Firestore,
  changes: Partial<OfficeCounters>,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const increments = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, FieldValue.increment(change)]),
  )
  writer.set(firestore.doc(documents.officeCounters), increments, { merge: true })
}
