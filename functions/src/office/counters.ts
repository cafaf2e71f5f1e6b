import { documents } from '@prangan/contract/paths'
import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'

/** Changes what the office's sidebar counts, in the same transaction or batch as what is counted. */
export async function countForOffice(
  writer: Pick<Transaction | WriteBatch, 'set'>,
  firestore: Firestore,
  changes: Partial<OfficeCounters>,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const increments = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, FieldValue.increment(change)]),
  )
  writer.set(firestore.doc(documents.officeCounters), increments, { merge: true })
}
