import type { WriteBatch } from 'firebase-admin/firestore'
import { isCommitted } from './is-committed.ts'
import { Failure } from './lib/failure.ts'
import { retryAfter } from './lib/rate-limit.ts'

/** How often somebody may be overtaken: each time another's write was done, and one document has few writers. */
const tries = 40

/**
 * Reads, prepares a batch that holds only for what was read, and commits it; whoever is overtaken reads again. Where a
 * transaction would wait for others' locks, and they for its own, here one of any two is done at once. Throws 503
 * when it is overtaken again and again. Without a batch there is nothing to write.
 */
export async function readAndCommit<Value>(
  prepare: () => Promise<{ batch?: WriteBatch; value: Value }>,
): Promise<Value> {
  for (let left = tries; left > 0; left -= 1) {
    const { batch, value } = await prepare()
    if (!batch || (await isCommitted(batch))) return value
  }
  throw new Failure('busy', { headers: retryAfter(2_000) })
}
