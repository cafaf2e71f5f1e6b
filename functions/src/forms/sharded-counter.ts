import { randomInt } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import { CounterShardSchema } from '@prangan/contract/schemas/private-documents'
import type { Firestore } from 'firebase-admin/firestore'
import { parseStored } from '../lib/parse-stored.ts'

export type Counter = { key: string; expiresAt: Date }

const shards = 4

/**
 * Increments each counter and returns the totals. All writes precede the reads, so that of many parallel requests at most n see
 * a total of n or less.
 */
export async function countOneMore(firestore: Firestore, counters: readonly Counter[]): Promise<number[]> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const shardOf = (key: string, shard: number) => firestore.doc(documentPaths.rateLimit(`${key}-${shard}`))
  const batch = firestore.batch()
  for (const { key, expiresAt } of counters) {
    const count = FieldValue.increment(1)
    batch.set(shardOf(key, randomInt(shards)), { count, expiresAt }, { merge: true })
  }
  await batch.commit()
  const all = counters.flatMap(({ key }) => Array.from({ length: shards }, (_, shard) => shardOf(key, shard)))
  const stored = await firestore.getAll(...all)
  return counters.map((_, index) =>
    stored
      .slice(index * shards, (index + 1) * shards)
      .reduce((sum, shard) => sum + parseStored(CounterShardSchema, shard).count, 0),
  )
}
