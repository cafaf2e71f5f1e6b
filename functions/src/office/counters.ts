import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { collectionPaths, documentPaths, officeShards } from '@prangan/contract/paths'
import { type OfficeCounters, OfficeCountersSchema, sumOfCounters } from '@prangan/contract/schemas/counters'
import type { DocumentReference, Firestore, SetOptions } from 'firebase-admin/firestore'
import { compareAndSet, writeIfUnchanged } from '../lib/compare-and-set.ts'
import { logUnshownCounts } from '../lib/log.ts'
import { parseStored } from '../lib/parse-stored.ts'

/*
 * Desks listen to a copy of the counts, `officeCounts/current`. Readers of a document may lock it, and a stranger's form must
 * not wait for that. See docs/decisions/0003-store-public-data-as-copies.md.
 */

/** Milliseconds that a change waits for the copy, which a reader's lock may delay. */
const longestWait = 1_000

/**
 * Changes the office's counts, in the transaction or batch of the counted change; call `showOfficeCounts` after the commit.
 * Shards keep a burst of forms from contending for one document.
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

export async function readOfficeCounters(firestore: Firestore): Promise<OfficeCounters> {
  const { docs } = await firestore.collection(collectionPaths.counters).get()
  return sumOfCounters(docs.map((shard) => parseStored(OfficeCountersSchema, shard)))
}

/** The running copy of each Firestore, and the next one, which serves all changes until it begins. */
const copying = new WeakMap<Firestore, { last: Promise<unknown>; next?: Promise<unknown> | undefined }>()

/** Shows the desks the counts after a change. If a lock or a crash prevents it, the next change or the schedule does it. */
export async function showOfficeCounts(firestore: Firestore): Promise<void> {
  const state = copying.get(firestore) ?? { last: Promise.resolve() }
  copying.set(firestore, state)
  state.next ??= state.last.then(() => {
    state.next = undefined
    state.last = copyCounts(firestore).catch(logUnshownCounts)
    return state.last
  })
  const waiting = new AbortController()
  await Promise.race([
    state.next,
    setTimeout(longestWait, undefined, { signal: waiting.signal }).catch(() => undefined),
  ])
  waiting.abort()
}

const shards = Array.from({ length: officeShards }, (_, shard) => documentPaths.officeCounters(shard))

async function copyCounts(firestore: Firestore): Promise<void> {
  const copy = firestore.doc(documentPaths.officeCounts)
  await compareAndSet(async () => {
    const [shown, ...stored] = await firestore.getAll(copy, ...shards.map((path) => firestore.doc(path)))
    const sum = sumOfCounters(stored.map((shard) => parseStored(OfficeCountersSchema, shard)))
    const isShown = shown?.exists && Object.entries(sum).every(([name, count]) => shown.get(name) === count)
    if (isShown) return { value: undefined }
    const batch = firestore.batch()
    writeIfUnchanged(batch, copy, shown?.updateTime, sum)
    return { batch, value: undefined }
  })
}

export async function setOfficeCounter(
  firestore: Firestore,
  name: keyof OfficeCounters,
  count: number,
): Promise<void> {
  const batch = firestore.batch()
  for (const [shard, path] of shards.entries()) {
    batch.set(firestore.doc(path), { [name]: shard === 0 ? count : 0 }, { merge: true })
  }
  await batch.commit()
  await showOfficeCounts(firestore)
}
