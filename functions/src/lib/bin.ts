import { limits } from '@prangan/contract/limits'
import type * as z from 'zod/mini'
import { type AuditEntry, addAudit, type DoneBy } from '../audit/audit.ts'
import { Failure } from './failure.ts'
import type { Firebase } from './firebase.ts'
import { parseStored } from './parse-stored.ts'
import { runTransaction } from './run-transaction.ts'

/*
 * Whatever takes a document out of a bin does so on condition that it is unchanged. So if a restore, a permanent deletion and
 * the sweep run in parallel, one succeeds and the others find nothing.
 */

export type Bin<Deleted extends { deletedAt: Date }> = {
  collection: string
  schema: z.ZodMiniType<Deleted>
  /** The subject and the action of the audit entry about a permanent deletion. */
  subject: (id: string) => string
  purged: AuditEntry['action']
  removeFile: (firebase: Firebase, id: string, deleted: Deleted) => Promise<void>
}

/**
 * Deletes a document in a bin permanently, then its file. Throws 404 if it is not in the bin, or was deleted after `before`.
 */
export async function purgeFromBin<Deleted extends { deletedAt: Date }>(
  firebase: Firebase,
  bin: Bin<Deleted>,
  id: string,
  by: DoneBy,
  before?: Date,
): Promise<void> {
  const firestore = await firebase.firestore()
  const document = firestore.collection(bin.collection).doc(id)
  const purged = await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists) throw new Failure('not-in-bin')
    const deleted = parseStored(bin.schema, stored)
    if (before && deleted.deletedAt > before) throw new Failure('not-in-bin')
    transaction.delete(document)
    addAudit(transaction, firestore, { ...by, action: bin.purged, subject: bin.subject(id) })
    return deleted
  })
  await bin.removeFile(firebase, id, purged)
}

const atOnce = 5

/** Deletes permanently what was deleted at `until` or before. Returns how many documents. */
export async function purgeUntil<Deleted extends { deletedAt: Date }>(
  firebase: Firebase,
  bin: Bin<Deleted>,
  until: Date,
  by: DoneBy,
): Promise<number> {
  const firestore = await firebase.firestore()
  const old = firestore.collection(bin.collection).where('deletedAt', '<=', until)
  const { docs } = await old.select().get()
  const waiting = docs.map(({ id }) => id)
  let purged = 0
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      try {
        await purgeFromBin(firebase, bin, id, by, until)
        purged += 1
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return purged
}

/** Deletes permanently what has been in a bin for as long as the college keeps it. Returns how many documents. */
export const sweepBin = <Deleted extends { deletedAt: Date }>(
  firebase: Firebase,
  bin: Bin<Deleted>,
  now: Date,
): Promise<number> =>
  purgeUntil(firebase, bin, new Date(now.getTime() - limits.binLifetime), { actor: '', from: '', at: now })
