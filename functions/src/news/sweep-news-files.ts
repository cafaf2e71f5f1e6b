import {
  collectionPaths,
  documentPaths,
  publicGroups,
  storageFolders,
  storagePaths,
} from '@prangan/contract/paths'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { toVersion, withPending } from '../lib/public-copies.ts'
import { removeOrphans } from '../media/remove-orphans.ts'

/** Removes the files that a killed process or a fault left without a notice. Says how many. */
export function sweepNewsFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.files, namedFiles, now)
}

/** The paths of all files that notices have, those in the bin included. */
async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const files = (collection: string) => firestore.collection(collection).select('file')
  // All of one moment, lest a notice be missed that moves from the one to the other meanwhile.
  const [version, news, bin] = await firestore.runTransaction(
    (transaction) =>
      Promise.all([
        transaction.get(firestore.doc(documentPaths.version(publicGroups.notices))),
        transaction.get(files(collectionPaths.news)),
        transaction.get(files(collectionPaths.newsBin)),
      ]),
    { readOnly: true },
  )
  const items = [
    ...withPending(news.docs, collectionPaths.news, toVersion(version)),
    ...bin.docs.map((deleted) => [deleted.id, deleted.data()] as const),
  ] as [string, Pick<NoticeDocument, 'file'>][]
  return new Set(items.map(([id, { file }]) => storagePaths.noticeFile(id, String(file?.name))))
}
