import { parseDocument } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths, publicGroups } from '@prangan/contract/paths'
import { NoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { storageFolders, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Firebase } from '../lib/firebase.ts'
import { toVersion, withPending } from '../lib/public-versions.ts'
import { removeOrphans } from '../media/remove-orphans.ts'

const NamedFileSchema = z.object({ file: z._default(NoticeDocumentSchema.shape.file, null) })

export function sweepNewsFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.files, namedFiles, now)
}

async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const files = (collection: string) => firestore.collection(collection).select('file')
  // Read in one snapshot, so that a notice that is just moving between them is not missed.
  const [version, news, bin, prepared, versions] = await firestore.runTransaction(
    (transaction) =>
      Promise.all([
        transaction.get(firestore.doc(documentPaths.version(publicGroups.notices))),
        transaction.get(files(collectionPaths.news)),
        transaction.get(files(collectionPaths.newsBin)),
        transaction.get(files(collectionPaths.newsForApproval)),
        transaction.get(firestore.collectionGroup(collectionPaths.noticeVersions).select('file')),
      ]),
    { readOnly: true },
  )
  const notices = [
    ...withPending(news.docs, collectionPaths.news, toVersion(version)),
    ...[...bin.docs, ...prepared.docs].map((stored) => [stored.id, stored.data()] as const),
    ...versions.docs.map((stored) => [stored.ref.parent.parent?.id ?? '', stored.data()] as const),
  ]
  const paths = notices.flatMap(([id, data]) => {
    const { file } = parseDocument(NamedFileSchema, { id: documentPaths.news(id), data })
    return file ? [storagePaths.noticeFile(id, file.name)] : []
  })
  return new Set(paths)
}
