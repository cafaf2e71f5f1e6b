import type { DocumentReference, Firestore } from 'firebase-admin/firestore'

const mostWrites = 500

export async function deleteAll(
  firestore: Firestore,
  documents: readonly DocumentReference[],
): Promise<number> {
  for (let at = 0; at < documents.length; at += mostWrites) {
    const batch = firestore.batch()
    for (const document of documents.slice(at, at + mostWrites)) batch.delete(document)
    await batch.commit()
  }
  return documents.length
}
