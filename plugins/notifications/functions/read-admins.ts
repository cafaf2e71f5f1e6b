import { collectionPaths } from '@prangan/contract/paths'
import { StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore } from 'firebase-admin/firestore'

/** Returns the admins who are not shut out. */
export async function readAdmins(firestore: Firestore): Promise<{ uid: string; email: string }[]> {
  const { docs } = await firestore.collection(collectionPaths.staff).where('role', '==', 'admin').get()
  return docs
    .map((stored) => ({ uid: stored.id, ...parseStored(StaffDocumentSchema, stored) }))
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ uid, email }) => ({ uid, email }))
}
