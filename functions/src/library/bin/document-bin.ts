import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type DeletedDocument,
  DeletedDocumentSchema,
  type LibraryDocument,
} from '@prangan/contract/schemas/library'
import type { Handler } from '../../http/handler.ts'
import { sweepBin } from '../../lib/bin.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { documentSearchKeys, removeDocumentFiles, withDocument } from '../document-store.ts'
import { type LibraryBin, restoreFromBin } from './restore-from-bin.ts'

export const documentBin: LibraryBin<DeletedDocument> = {
  collection: collectionPaths.libraryBin,
  schema: DeletedDocumentSchema,
  subject: documentPaths.libraryDocument,
  purged: 'document deleted for ever',
  removeFile: removeDocumentFiles,
  restored: 'document restored',
  restore: (site, _id, { deletedAt: _at, deletedBy: _by, ...deleted }) => {
    if (Object.keys(site.documents).length >= limits.content.documents) throw new Failure('library-full')
    // The sweep that updates search keys skips the bin.
    const searchKeys = documentSearchKeys(deleted.slug, deleted.title)
    const document: LibraryDocument = { ...deleted, searchKeys }
    return { document, name: document.title.en, site: withDocument(site, document) }
  },
}

export const restoreDocument: Handler<'restoreDocument'> = async ({ params: { id } }, context) => {
  await restoreFromBin(context, documentBin, id)
  return { message: 'The document was restored.' }
}

export const sweepDocumentBin = (firebase: Firebase, now: Date): Promise<number> =>
  sweepBin(firebase, documentBin, now)
