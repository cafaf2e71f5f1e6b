import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedDocument, DeletedDocumentSchema } from '@prangan/contract/schemas/library'
import type { Handler } from '../../http/handler.ts'
import { sweepBin } from '../../lib/bin.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { removeDocumentFiles, withDocument } from '../document-store.ts'
import { type LibraryBin, restoreFromBin } from './restore-from-bin.ts'

export const documentBin: LibraryBin<DeletedDocument> = {
  collection: collectionPaths.libraryBin,
  schema: DeletedDocumentSchema,
  subject: documentPaths.libraryDocument,
  purged: 'document deleted for ever',
  removeFile: removeDocumentFiles,
  restored: 'document restored',
  restore: (site, _id, { deletedAt: _at, deletedBy: _by, ...document }) => {
    if (Object.keys(site.documents).length >= limits.content.documents) throw new Failure('library-full')
    return { document, name: document.title.en, site: withDocument(site, document) }
  },
}

export const restoreDocument: Handler<'restoreDocument'> = async ({ params: { id } }, context) => {
  await restoreFromBin(context, documentBin, id)
  return { message: 'The document was restored.' }
}

export const sweepDocumentBin = (firebase: Firebase, now: Date): Promise<number> =>
  sweepBin(firebase, documentBin, now)
