import { collections, folders, objects, publicGroups } from '@prangan/contract/paths'
import type { NewsDocument } from '@prangan/contract/schemas/news'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../firebase.ts'
import { removeOrphans } from '../media/remove-orphans.ts'
import { readState, withPending } from '../public-copies.ts'

/** Removes the files that a killed process or a fault left without a notice. Says how many. */
export function sweepNewsFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, folders.files, namedFiles, now)
}

/** The paths of all files that notices have. */
async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const { version } = await readState(firestore, publicGroups.notices)
  const { docs } = await firestore.collection(collections.news).select('file').get()
  const items = [...withPending(docs, collections.news, version)] as [string, Pick<NewsDocument, 'file'>][]
  return new Set(items.map(([id, { file }]) => objects.noticeFile(id, String(file?.name))))
}
