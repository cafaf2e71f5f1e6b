import { collectionPaths } from '@prangan/contract/paths'
import { storageFolders, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { removeOrphans } from '../media/remove-orphans.ts'

export function sweepAlumniPhotos(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.alumniPhotos, namedPhotos, now)
}

async function namedPhotos(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collectionPaths.alumni).select('photo', 'publicPhoto').get()
  const names = docs.flatMap((alumnus) => [alumnus.get('photo'), alumnus.get('publicPhoto')])
  return new Set(names.map((name) => storagePaths.alumniPhoto(String(name))))
}
