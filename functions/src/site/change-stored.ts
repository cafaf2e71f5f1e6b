import type { Site } from '@prangan/contract/schemas/site'
import type { DocumentReference, DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import type { Context } from '../http/handler.ts'
import { changeLoadedSite } from './site-store.ts'

export type StoredChange<Result> = {
  /** Raising the site's revision tells open pages of the change. */
  site: Omit<Site, 'revision'>
  write: (batch: WriteBatch, unchanged: Precondition) => void
  result: Result
} & Pick<AuditEntry, 'action' | 'detail'>

/**
 * Changes a document together with `site/current`, all or nothing, with the audit entry. `parse` throws if the document does
 * not exist; `change` is called again after a conflict, and may throw.
 */
export async function changeStored<Stored, Result>(
  context: Context,
  reference: DocumentReference,
  parse: (stored: DocumentSnapshot) => Stored,
  change: (document: Stored, site: Site) => Promise<StoredChange<Result>> | StoredChange<Result>,
): Promise<Result> {
  const { firestore } = reference
  return changeLoadedSite(firestore, context.now, async (site) => {
    const stored = await reference.get()
    const { site: after, write, result, ...entry } = await change(parse(stored), site)
    return {
      site: after,
      write: (batch) => {
        if (stored.updateTime) write(batch, { lastUpdateTime: stored.updateTime })
        addAudit(batch, firestore, { subject: reference.path, ...entry, ...doneBy(context) })
      },
      result,
    }
  })
}
