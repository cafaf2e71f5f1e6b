import { collections, folders, objects } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../firebase.ts'
import { removeOrphans } from '../media/remove-orphans.ts'

/** Removes the files that a killed process or a fault left without a notice. Says how many. */
export function sweepNewsFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, folders.files, namedFiles, now)
}

/** The paths of all files that notices have. */
async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collections.news).select('file').get()
  return new Set(docs.map((item) => objects.noticeFile(item.id, String(item.get('file.name')))))
}
