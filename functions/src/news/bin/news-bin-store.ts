import { parseDocument } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type DeletedNoticeDocument,
  DeletedNoticeDocumentSchema,
  type NoticeDocument,
} from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { type Bin, sweepBin } from '../../lib/bin.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { buildCurrentNotices, timeOf } from '../build-current-notices.ts'
import { changeNotices } from '../change-notices.ts'
import { removeNewsFile } from '../news-file.ts'
import { type Change, parseNotice, readForCurrent } from '../news-store.ts'
import { removeVersions } from '../versions/remove-versions.ts'

export const newsBin: Bin<DeletedNoticeDocument> = {
  collection: collectionPaths.newsBin,
  schema: DeletedNoticeDocumentSchema,
  subject: documentPaths.news,
  purged: 'notice deleted for ever',
  removeFile: async (firebase, id, { file }) => {
    await removeNewsFile(firebase, id, file)
    await removeVersions(firebase, id)
  },
}

export const sweepNewsBin = (firebase: Firebase, now: Date): Promise<number> =>
  sweepBin(firebase, newsBin, now)

/**
 * Restores a notice from the bin and returns it; a repeated call returns it too. Throws 404 if the notice does not exist any
 * more.
 */
export function restoreFromBin(firestore: Firestore, id: string, change: Change): Promise<NoticeDocument> {
  const path = documentPaths.news(id)
  return changeNotices(firestore, documentPaths.news(id), async (current, version, stored) => {
    const bin = parseBin(await binDocument(firestore, id).get())
    if (!bin) {
      if (!stored) throw new Failure('not-in-bin')
      return { result: parseNotice(id, stored) }
    }
    const news = bin.notice
    const at = timeOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...news }), ...others], at),
      copies: [{ path, kind: 'set', data: news }],
      write: (batch) => {
        batch.delete(bin.document, bin.unchanged)
        addAudit(batch, firestore, { ...change, action: 'notice restored', subject: path, name: news.title })
      },
      result: news,
    }
  })
}

const binDocument = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(documentPaths.deletedNotice(id))

function parseBin(stored: DocumentSnapshot) {
  if (!stored.updateTime) return undefined
  const {
    deletedAt: _at,
    deletedBy: _by,
    ...notice
  } = parseDocument(DeletedNoticeDocumentSchema, {
    id: stored.ref.path,
    data: stored.data(),
  })
  return { document: stored.ref, unchanged: { lastUpdateTime: stored.updateTime }, notice }
}
