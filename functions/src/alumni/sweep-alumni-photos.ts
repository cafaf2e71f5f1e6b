import { collectionPaths } from '@prangan/contract/paths'
import { storageFolders, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { removeOrphans } from '../media/remove-orphans.ts'

export function sweepAlumniPhotos(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.alumniPhotos, namedPhotos, now)
}

async function namedPhotos(firestore: Firestore): Promise<Set<string>> {
  const photos = (collection: string) => firestore.collection(collection).select('photo', 'publicPhoto')
  // Read in one snapshot, so that an alumnus who is just moving between the two is not missed.
  const found = await firestore.runTransaction(
    (transaction) =>
      Promise.all([
        transaction.get(photos(collectionPaths.alumni)),
        transaction.get(photos(collectionPaths.alumniBin)),
      ]),
    { readOnly: true },
  )
  const alumni = found.flatMap(({ docs }) => docs)
  const names = alumni.flatMap((alumnus) => [alumnus.get('photo'), alumnus.get('publicPhoto')])
  return new Set(names.map((name) => storagePaths.alumniPhoto(String(name))))
}
