import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'

export async function sweepIdempotencyKeys(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const expired = firestore.collection(collectionPaths.idempotencyKeys).where('expiresAt', '<=', now)
  const { docs } = await expired.limit(500).get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  return docs.length
}
