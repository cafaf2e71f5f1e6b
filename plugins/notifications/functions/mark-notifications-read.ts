import type { Handler } from '@prangan/functions/http/handler'
import { notificationPaths } from '../contract/paths.ts'

/** Marks the caller's own, each once, and creates none that was deleted. */
export const markNotificationsRead: Handler<'markNotificationsRead'> = async (
  { body },
  { caller, firebase, now },
) => {
  const firestore = await firebase.firestore()
  const stored = await firestore.getAll(
    ...body.ids.map((id) => firestore.doc(notificationPaths.item(caller.uid, id))),
  )
  const batch = firestore.batch()
  for (const item of stored) {
    if (item.exists && item.get('readAt') === undefined) batch.update(item.ref, { readAt: now })
  }
  await batch.commit()
  return { message: 'Marked as read.' }
}
