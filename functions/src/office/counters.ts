import { randomInt } from 'node:crypto'
import { collectionPaths, documentPaths, officeShards } from '@prangan/contract/paths'
import { type OfficeCounters, OfficeCountersSchema, sumOfCounters } from '@prangan/contract/schemas/counters'
import type { DocumentReference, Firestore, SetOptions } from 'firebase-admin/firestore'
import { parseStored } from '../lib/parse-stored.ts'

/**
 * Changes the counts in the office's sidebar, in the transaction or batch of the change that they count. They are
 * spread over several documents, so that a burst of forms does not contend for one.
 */
export async function countForOffice(
  writer: { set(document: DocumentReference, data: object, options: SetOptions): unknown },
  firestore: Firestore,
  changes: Partial<OfficeCounters>,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const increments = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, FieldValue.increment(change)]),
  )
  writer.set(firestore.doc(documentPaths.officeCounters(randomInt(officeShards))), increments, {
    merge: true,
  })
}

/** The office's counts, summed over all shards. */
export async function readOfficeCounters(firestore: Firestore): Promise<OfficeCounters> {
  const { docs } = await firestore.collection(collectionPaths.counters).get()
  return sumOfCounters(docs.map((shard) => parseStored(OfficeCountersSchema, shard)))
}

/** Sets a count, overwriting all shards. */
export async function setOfficeCounter(
  firestore: Firestore,
  name: keyof OfficeCounters,
  count: number,
): Promise<void> {
  const batch = firestore.batch()
  for (let shard = 0; shard < officeShards; shard += 1) {
    batch.set(
      firestore.doc(documentPaths.officeCounters(shard)),
      { [name]: shard === 0 ? count : 0 },
      { merge: true },
    )
  }
  await batch.commit()
}
