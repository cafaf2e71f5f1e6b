import type { Firebase } from '@prangan/functions/lib/firebase'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { removeOrphans } from '@prangan/functions/media/remove-orphans'
import { countForOffice, showOfficeCounts } from '@prangan/functions/office/counters'
import type { Firestore } from 'firebase-admin/firestore'
import { collectionPaths, hostelPaths, storageFolders } from '../contract/paths.ts'
import { RoomRequestSchema } from '../contract/requests.ts'

const lifetime = 365 * 24 * 60 * 60_000
/** A batch holds 500 writes. The next night takes the rest. */
const mostInNight = 400

/** Deletes the requests of a year ago, and the photos that no request names. */
async function sweepHostelRequests(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.hostelRequests)
    .where('createdAt', '<', new Date(now.getTime() - lifetime))
    .limit(mostInNight)
    .get()
  if (docs.length > 0) {
    const batch = firestore.batch()
    for (const { ref } of docs) batch.delete(ref)
    const waiting = docs.filter((request) => request.get('status') === 'waiting').length
    await countForOffice(batch, firestore, { roomRequests: -waiting })
    await countListChange(batch, firestore, 'hostelRooms')
    await batch.commit()
    await showOfficeCounts(firestore)
  }
  return docs.length + (await removeOrphans(firebase, storageFolders.hostelPhotos, namedPhotos, now))
}

async function namedPhotos(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collectionPaths.hostelRequests).select('photo').get()
  const { photo } = RoomRequestSchema.shape
  return new Set(docs.map((request) => hostelPaths.photo(request.id, photo.parse(request.get('photo')).name)))
}

export const sweeps = { hostelRequests: sweepHostelRequests }
