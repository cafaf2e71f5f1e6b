import type { ErrorCode } from '@prangan/contract/errors'
import type { LibraryDocument, MediaDocument } from '@prangan/contract/schemas/library'
import type { Site } from '@prangan/contract/schemas/site'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { AuditEntry } from '../../audit/audit.ts'
import type { Context } from '../../http/handler.ts'
import { changeStored } from '../../site/change-stored.ts'
import { refuseUsed, type Sought } from '../find-uses.ts'

type Removal<Stored> = {
  reference: DocumentReference
  bin: DocumentReference
  parse: (stored: DocumentSnapshot) => Stored
  sought: Sought
  inUse: ErrorCode
  siteWithout: (site: Site) => Omit<Site, 'revision'>
  action: AuditEntry['action']
  nameOf: (stored: Stored) => string
}

/** Moves a picture or a document to the bin. Throws 409 if something uses it. Its files and versions stay for a restore. */
export function moveToBin<Stored extends MediaDocument | LibraryDocument>(
  context: Context,
  { reference, bin, parse, sought, inUse, siteWithout, action, nameOf }: Removal<Stored>,
): Promise<void> {
  const deletion = { deletedAt: context.now, deletedBy: context.caller.email }
  return changeStored(context, reference, parse, async (stored, site) => {
    await refuseUsed(reference.firestore, sought, inUse)
    return {
      site: siteWithout(site),
      write: (batch, unchanged) => {
        batch.delete(reference, unchanged)
        batch.set(bin, { ...stored, ...deletion })
      },
      action,
      detail: nameOf(stored),
      result: undefined,
    }
  })
}
