import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedAlumnusDocument, DeletedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { storagePaths } from '@prangan/contract/storage-paths'
import { type Bin, sweepBin } from '../../lib/bin.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { removeObject } from '../../media/store-object.ts'

export const alumniBin: Bin<DeletedAlumnusDocument> = {
  collection: collectionPaths.alumniBin,
  schema: DeletedAlumnusDocumentSchema,
  subject: documentPaths.alumnus,
  purged: 'alumnus deleted for ever',
  removeFile: (firebase, _id, { photo }) => removeObject(firebase, storagePaths.alumniPhoto(photo)),
}

export const sweepAlumniBin = (firebase: Firebase, now: Date): Promise<number> =>
  sweepBin(firebase, alumniBin, now)
