import { createHash, randomUUID } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import {
  RateLimitDocumentSchema,
  SharedLimitDocumentSchema,
  type Ticket,
} from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { limitedNetworks } from '../http/client-address.ts'
import { parseStored } from './parse-stored.ts'

/** Milliseconds. */
export type RateLimit = { count: number; per: number }

/** Hashes a person or network, so that the address cannot be read from the key. */
export function keyOf(kind: string, subject: string): string {
  return `${kind}-${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`
}

/**
 * Checks `rateLimits/{key}`, which stores the times of recent requests as `turns`. Returns the milliseconds to wait (0: none)
 * and the document with one more request, to be written with a precondition on what was read.
 */
export function checkRateLimit(stored: DocumentSnapshot, limits: readonly RateLimit[], now: Date) {
  const { turns: times } = parseStored(RateLimitDocumentSchema, stored)
  const longest = longestOf(limits)
  const turns = [...recent(times, longest, now), now.getTime()]
  return {
    wait: waitTime(times, limits, now),
    next: { turns, expiresAt: new Date(now.getTime() + longest) },
  }
}

export function waitTime(times: readonly number[], limits: readonly RateLimit[], now: Date): number {
  const waits = limits.map(({ count, per }) => {
    const blocking = times.at(-count)
    return blocking === undefined ? 0 : Math.max(0, blocking + per - now.getTime())
  })
  return Math.max(...waits)
}

export function recent(times: readonly number[], per: number, now: Date): number[] {
  return times.filter((time) => time > now.getTime() - per)
}

function longestOf(limits: readonly RateLimit[]): number {
  return Math.max(...limits.map(({ per }) => per))
}

export type SharedLimit = RateLimit & { document: DocumentReference; onFull?: () => void }

export function limitsOfNetworks(
  firestore: Firestore,
  kind: string,
  address: string,
  { count, per }: RateLimit,
): SharedLimit[] {
  return limitedNetworks(address).map(({ network, times }) => ({
    document: firestore.doc(documentPaths.rateLimit(keyOf(kind, network))),
    count: count * times,
    per,
  }))
}

/**
 * Counts a request against shared limits, however many run in parallel. It is added to each list with `arrayUnion`, the lists
 * are read, and it is removed again if too many are ahead of it. Returns the milliseconds to wait, 0 if it was counted. A limit
 * that is already full costs no write.
 */
export async function countShared(
  firestore: Firestore,
  limits: readonly SharedLimit[],
  now: Date,
): Promise<number> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const entry: Ticket = { id: randomUUID(), at: now.getTime() }
  const before = await readEntries(firestore, limits)
  const wait = longestWait(before, limits, now)
  if (wait > 0) return wait

  const add = firestore.batch()
  for (const [index, { document, per }] of limits.entries()) {
    const old = before[index]?.filter(({ at }) => at <= now.getTime() - per) ?? []
    const expiresAt = new Date(now.getTime() + per)
    add.set(document, { turns: FieldValue.arrayUnion(entry), expiresAt }, { merge: true })
    if (old.length > 0) add.update(document, { turns: FieldValue.arrayRemove(...old) })
  }
  await add.commit()

  const ahead = (await readEntries(firestore, limits)).map((entries, index) =>
    entries
      .slice(
        0,
        entries.findIndex(({ id }) => id === entry.id),
      )
      .filter(({ at }) => at > now.getTime() - (limits[index]?.per ?? 0)),
  )
  const late = longestWait(ahead, limits, now)
  if (late > 0) {
    const remove = firestore.batch()
    for (const { document } of limits) remove.update(document, { turns: FieldValue.arrayRemove(entry) })
    await remove.commit()
    return late
  }
  for (const [index, { count, onFull }] of limits.entries())
    if (ahead[index]?.length === count - 1) onFull?.()
  return 0
}

async function readEntries(firestore: Firestore, limits: readonly SharedLimit[]): Promise<Ticket[][]> {
  const stored = await firestore.getAll(...limits.map(({ document }) => document))
  return stored.map((limit) => parseStored(SharedLimitDocumentSchema, limit).turns)
}

function longestWait(entries: readonly Ticket[][], limits: readonly SharedLimit[], now: Date): number {
  const times = (index: number) => (entries[index] ?? []).map(({ at }) => at)
  return Math.max(...limits.map((limit, index) => waitTime(times(index), [limit], now)))
}

export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) }
}
