import { deleteAll } from '@prangan/functions/lib/delete-all'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { collectionPaths } from '../contract/paths.ts'

/** Deletes what nobody confirmed in time. Returns how many. */
async function sweepSubscriptionRequests(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const ended = firestore.collection(collectionPaths.subscriptionRequests).where('expiresAt', '<=', now)
  const { docs } = await ended.get()
  return deleteAll(
    firestore,
    docs.map(({ ref }) => ref),
  )
}

export const sweeps = { subscriptionRequests: sweepSubscriptionRequests }
