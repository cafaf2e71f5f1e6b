import type { Firestore, WriteBatch } from 'firebase-admin/firestore'

/** Documents per batch. A bulk writer sends more at once than the emulator answers in time. */
const perBatch = 250

export async function writeInBatches<Item>(
  firestore: Firestore,
  items: readonly Item[],
  write: (batch: WriteBatch, item: Item) => void,
): Promise<void> {
  for (let first = 0; first < items.length; first += perBatch) {
    const batch = firestore.batch()
    for (const item of items.slice(first, first + perBatch)) write(batch, item)
    await batch.commit()
  }
}
