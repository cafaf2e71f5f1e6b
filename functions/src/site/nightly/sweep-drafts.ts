import { collectionPaths } from '@prangan/contract/paths'
import { commitIfUnchanged } from '../../lib/compare-and-set.ts'
import { deleteAll } from '../../lib/delete-all.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { draftReference, toDraft } from '../page-store.ts'

export async function sweepPreviews(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const ended = firestore.collection(collectionPaths.pagePreviews).where('expiresAt', '<=', now)
  const { docs } = await ended.select().get()
  return deleteAll(
    firestore,
    docs.map(({ ref }) => ref),
  )
}

/** Removes the editors that earlier releases kept in drafts. Returns from how many drafts. */
export async function sweepDraftEditors(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.pages)
    .where('hasDraft', '==', true)
    .select()
    .get()
  let changed = 0
  for (const { id } of docs) {
    const stored = await draftReference(firestore, id).get()
    const hasEditors = Object.keys(toDraft(stored)?.editors ?? {}).length > 0
    if (!hasEditors || !stored.updateTime) continue
    const batch = firestore.batch()
    batch.update(stored.ref, { editors: {} }, { lastUpdateTime: stored.updateTime })
    if (await commitIfUnchanged(batch)) changed += 1
  }
  return changed
}
