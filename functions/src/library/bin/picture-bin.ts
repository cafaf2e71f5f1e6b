import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type DeletedPicture,
  DeletedPictureSchema,
  type MediaDocument,
} from '@prangan/contract/schemas/library'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { Handler } from '../../http/handler.ts'
import { sweepBin } from '../../lib/bin.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { setVisibility } from '../../media/object-visibility.ts'
import { readPictureOrDeleted, removePictureFiles, withPicture } from '../media-store.ts'
import { type LibraryBin, restoreFromBin } from './restore-from-bin.ts'

export const pictureBin: LibraryBin<DeletedPicture> = {
  collection: collectionPaths.mediaBin,
  schema: DeletedPictureSchema,
  subject: documentPaths.media,
  purged: 'picture deleted for ever',
  removeFile: (firebase, _id, { files }) => removePictureFiles(firebase, files),
  restored: 'picture restored',
  restore: (site, id, { deletedAt: _at, deletedBy: _by, ...document }) => {
    if (Object.keys(site.media).length >= limits.content.pictures) throw new Failure('library-full')
    return { document, name: document.title, site: withPicture(site, id, document) }
  },
}

const tries = 5

const showFiles = (firebase: Firebase, files: MediaDocument['files'], isPublic: boolean) =>
  Promise.all(files.map(({ file }) => setVisibility(firebase, storagePaths.media(file), isPublic)))

/**
 * Hides the files of a picture, which are public, if it is in the bin. Storage has no transactions, so the picture is read
 * again afterwards: of a deletion and a restore in parallel, the last one sees the final state.
 */
export async function hideDeletedPicture(firebase: Firebase, id: string): Promise<void> {
  const firestore = await firebase.firestore()
  let isPublic = true
  for (let left = tries; left > 0; left -= 1) {
    const { picture, isDeleted } = await readPictureOrDeleted(firestore, id)
    if (!picture || isPublic !== isDeleted) return
    isPublic = !isDeleted
    await showFiles(firebase, picture.files, isPublic)
  }
}

/** The files are public before the picture is in a list, so no list shows it broken. */
export const restorePicture: Handler<'restorePicture'> = async ({ params: { id } }, context) => {
  const { firebase } = context
  const { picture, isDeleted } = await readPictureOrDeleted(await firebase.firestore(), id)
  try {
    if (picture && isDeleted) await showFiles(firebase, picture.files, true)
    await restoreFromBin(context, pictureBin, id)
  } finally {
    await hideDeletedPicture(firebase, id)
  }
  return { message: 'The picture was restored.' }
}

export async function sweepPictureBin(firebase: Firebase, now: Date): Promise<number> {
  const swept = await sweepBin(firebase, pictureBin, now)
  const { docs } = await (await firebase.firestore()).collection(pictureBin.collection).select().get()
  // A deletion may have been interrupted before the files were hidden.
  for (const { id } of docs) await hideDeletedPicture(firebase, id)
  return swept
}
