import { collectionPaths } from '@prangan/contract/paths'
import { commitIfUnchanged } from '@prangan/functions/lib/compare-and-set'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import { AdmissionListDocumentSchema } from '../../contract/schemas/admission-lists.ts'

/** Milliseconds after which an unpublished list is abandoned: no request runs that long. */
const abandoned = 24 * 60 * 60_000

const tracesAtOnce = 400

export async function sweepLists(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.admissionLists)
    .where('status', '==', 'preparing')
    .get()
  let deleted = 0
  for (const stored of docs) {
    const { publishedAt } = parseStored(AdmissionListDocumentSchema, stored)
    if (publishedAt.getTime() > now.getTime() - abandoned) continue
    if (await deleteList(firestore, stored)) deleted += 1
  }
  return deleted
}

async function deleteList(firestore: Firestore, stored: QueryDocumentSnapshot): Promise<boolean> {
  let { updateTime } = stored
  let { version } = parseStored(AdmissionListDocumentSchema, stored)
  const traces = await firestore.collection(admissionPaths.traces(stored.id)).listDocuments()
  for (let at = 0; at < traces.length; at += tracesAtOnce) {
    version += 1
    const batch = firestore.batch()
    for (const trace of traces.slice(at, at + tracesAtOnce)) batch.delete(trace)
    batch.update(stored.ref, { version }, { lastUpdateTime: updateTime })
    const committed = await commitIfUnchanged(batch)
    if (!committed?.writeTime) return false
    updateTime = committed.writeTime
  }
  const batch = firestore.batch()
  batch.delete(stored.ref, { lastUpdateTime: updateTime })
  return (await commitIfUnchanged(batch)) !== undefined
}
