import type { LibraryDocument, MediaDocument } from '@prangan/contract/schemas/library'
import type { Site } from '@prangan/contract/schemas/site'
import { type AuditEntry, addAudit, doneBy } from '../../audit/audit.ts'
import type { Context } from '../../http/handler.ts'
import type { Bin } from '../../lib/bin.ts'
import { Failure } from '../../lib/failure.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { changeLoadedSite } from '../../site/site-store.ts'

export type LibraryBin<Deleted extends { deletedAt: Date }> = Bin<Deleted> & {
  restored: AuditEntry['action']
  /** Returns what a deleted one was, its name, and the site with it. Throws 409 if the library is full. */
  restore: (
    site: Site,
    id: string,
    deleted: Deleted,
  ) => { document: MediaDocument | LibraryDocument; name: string; site: Omit<Site, 'revision'> }
}

/**
 * Restores a picture or a document from the bin, on the site at once. A repeated call changes nothing. Throws 404 if it does
 * not exist any more.
 */
export async function restoreFromBin<Deleted extends { deletedAt: Date }>(
  context: Context,
  bin: LibraryBin<Deleted>,
  id: string,
): Promise<void> {
  const firestore = await context.firebase.firestore()
  const subject = bin.subject(id)
  const [current, binned] = [firestore.doc(subject), firestore.collection(bin.collection).doc(id)]
  await changeLoadedSite(firestore, context.now, async (before) => {
    const [stored, deleted] = await firestore.getAll(current, binned)
    const lastUpdateTime = deleted?.updateTime
    if (!lastUpdateTime) {
      if (!stored?.exists) throw new Failure('not-in-bin')
      return { result: undefined }
    }
    const { document, name, site } = bin.restore(before, id, parseStored(bin.schema, deleted))
    return {
      site,
      write: (batch) => {
        batch.create(current, document)
        batch.delete(binned, { lastUpdateTime })
        addAudit(batch, firestore, { action: bin.restored, subject, detail: name, ...doneBy(context) })
      },
      result: undefined,
    }
  })
}
