import { setTimeout } from 'node:timers/promises'
import type { DocumentData, DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { Failure, retryAfter } from './failure.ts'

/** Firestore's gRPC codes for a failed precondition: not found, already exists, failed precondition, aborted. */
const conflictCodes = new Set<unknown>([5, 6, 9, 10])

function isConflict(error: unknown): boolean {
  return conflictCodes.has((error as { code?: unknown } | null)?.code)
}

/**
 * Commits a batch with preconditions (`create`, `lastUpdateTime`) and returns the time of its last write, if it has any.
 * Returns undefined on a conflict: nothing was written, unless the reply to this very commit was lost and the client library
 * sent it again.
 */
export async function commitIfUnchanged(
  batch: WriteBatch,
): Promise<{ writeTime: Timestamp | undefined } | undefined> {
  try {
    return { writeTime: (await batch.commit()).at(-1)?.writeTime }
  } catch (error) {
    if (isConflict(error)) return undefined
    throw error
  }
}

/** Adds a write on condition that the document is unchanged since `lastUpdateTime`, or without one, does not exist. */
export function writeIfUnchanged(
  batch: WriteBatch,
  document: DocumentReference,
  lastUpdateTime: Timestamp | undefined,
  fields: DocumentData,
): void {
  if (lastUpdateTime) batch.update(document, fields, { lastUpdateTime })
  else batch.create(document, fields)
}

export type Attempt<Value> = { batch?: WriteBatch; value: Value }

/** A conflict means that another write succeeded, so this many in a row are rare. */
const maxAttempts = 40
/** Milliseconds. Rivals that pause for different times meet less often. */
const firstPause = 40
const longestPause = 400

/**
 * Compare-and-set for documents that many requests write at once. `prepare` reads and returns a batch with preconditions on
 * what it read, and is called again after each conflict. Of two rivals one always succeeds at once, where transactions would
 * wait for each other's locks. Throws 503 after too many conflicts. Transactions are the default;
 * docs/decisions/0005-transactions-and-one-compare-and-set.md lists the measured exceptions that use this.
 */
export async function compareAndSet<Value>(
  prepare: () => Promise<Attempt<Value>>,
): Promise<{ value: Value; writeTime: Timestamp | undefined }> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { batch, value } = await prepare()
    if (!batch) return { value, writeTime: undefined }
    const committed = await commitIfUnchanged(batch)
    if (committed) return { value, ...committed }
    await setTimeout(Math.random() * Math.min(firstPause * (attempt + 1), longestPause))
  }
  throw new Failure('busy', { headers: retryAfter(2_000) })
}
