import type { PublicListName } from '@prangan/contract/paths'
import type { DocumentReference } from 'firebase-admin/firestore'
import { countListChange } from '../../functions/src/lib/list-changes.ts'

/** Stores a document as an endpoint does, so that the renderer notices it. */
export async function putPublic(
  list: PublicListName,
  document: DocumentReference,
  data: object,
): Promise<void> {
  const batch = document.firestore.batch()
  batch.set(document, data)
  await countListChange(batch, document.firestore, list)
  await batch.commit()
}

export async function deletePublic(
  list: PublicListName,
  documents: readonly DocumentReference[],
): Promise<void> {
  const [first] = documents
  if (!first) return
  const { firestore } = first
  await Promise.all(documents.map((document) => firestore.recursiveDelete(document)))
  const batch = firestore.batch()
  await countListChange(batch, firestore, list)
  await batch.commit()
}
