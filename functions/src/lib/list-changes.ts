import { documentPaths, type PublicListName, publicGroups } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { CopyWriter } from './public-versions.ts'

/**
 * Counts a change of a list of public documents, in the write that makes it, so that the renderer reads the list again
 * (docs/decisions/0016-share-reads-between-requests.md).
 */
export async function countListChange(
  writer: CopyWriter,
  firestore: Firestore,
  list: PublicListName,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  writer.set(firestore.doc(documentPaths.listChanges), { [list]: FieldValue.increment(1) }, { merge: true })
}

export function listOfGroup(group: string): PublicListName | undefined {
  if (group.startsWith(publicGroups.faculty(''))) return 'faculty'
  if (group.startsWith(publicGroups.alumnus(''))) return 'alumni'
  return undefined
}
