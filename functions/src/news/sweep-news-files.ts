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
import { toVersion, withPending } from '../lib/public-versions.ts'
import { removeOrphans } from '../media/remove-orphans.ts'

/** Removes files that no notice names, which a crash or an error left. Returns how many. */
export function sweepNewsFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.files, namedFiles, now)
}

/** The paths of all files that notices name, including those in the bin. */
async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const files = (collection: string) => firestore.collection(collection).select('file')
  // Read at one moment, so that a notice that is just being moved between the two is not missed.
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
