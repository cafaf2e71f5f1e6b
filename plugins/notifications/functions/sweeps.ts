import { deleteAll } from '@prangan/functions/lib/delete-all'
import type { Firebase } from '@prangan/functions/lib/firebase'
import type { CollectionReference } from 'firebase-admin/firestore'
import { notificationLimits } from '../contract/limits.ts'
import { collectionPaths, notificationPaths } from '../contract/paths.ts'

const { kept, lifetime } = notificationLimits

/** Deletes each person's notifications that are too old, and the oldest of too many. Returns how many. */
async function sweepNotifications(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  // Somebody who has chosen nothing has a document without fields, which a query does not find.
  const people = await firestore.collection(collectionPaths.notifications).listDocuments()
  let deleted = 0
  for (const { id } of people) {
    const ended = await endedOf(firestore.collection(notificationPaths.items(id)), now)
    deleted += await deleteAll(firestore, ended)
  }
  return deleted
}

async function endedOf(items: CollectionReference, now: Date) {
  const [old, counted] = await Promise.all([
    items
      .where('at', '<', new Date(now.getTime() - lifetime))
      .select()
      .get(),
    items.count().get(),
  ])
  const surplus = counted.data().count - kept
  const oldest = surplus > old.size ? await items.orderBy('at').limit(surplus).select().get() : old
  return oldest.docs.map(({ ref }) => ref)
}

export const sweeps = { notifications: sweepNotifications }
