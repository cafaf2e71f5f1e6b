import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import {
  DeletedNoticeDocumentSchema,
  type NoticeDocument,
  noticeSearchKeys,
} from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { Failure } from '../../lib/failure.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { buildCurrentNotices, timeOf } from '../build-current-notices.ts'
import { changeNotices } from '../change-notices.ts'
import { type Change, parseNotice, readForCurrent } from '../news-store.ts'

/*
 * Each operation deletes the notice's document in the bin on condition that it is unchanged. So if a restore, a permanent
 * deletion and the sweep run in parallel, one succeeds and the others find nothing.
 */

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
    // The sweep that updates search keys skips the bin.
    const news: NoticeDocument = { ...bin.notice, searchKeys: noticeSearchKeys(bin.notice) }
    const at = timeOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...news }), ...others], at),
      copies: [{ path, kind: 'set', data: news }],
      write: (batch) => {
        batch.delete(bin.document, bin.unchanged)
        addAudit(batch, firestore, { ...change, action: 'notice restored', subject: path })
      },
      result: news,
    }
  })
}

/**
 * Deletes a notice in the bin permanently and returns it; the caller removes its file. Throws 404 if it is not in the bin, or
 * was deleted after `before`.
 */
export function removeFromBin(
  firestore: Firestore,
  id: string,
  change: Change,
  { before }: { before?: Date } = {},
): Promise<NoticeDocument> {
  return runTransaction(firestore, async (transaction) => {
    const bin = parseBin(await transaction.get(binDocument(firestore, id)))
    if (!bin || (before && bin.deletedAt > before)) throw new Failure('not-in-bin')
    transaction.delete(bin.document)
    addAudit(transaction, firestore, {
      ...change,
      action: 'notice deleted for ever',
      subject: documentPaths.news(id),
    })
    return bin.notice
  })
}

const binDocument = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(documentPaths.deletedNotice(id))

function parseBin(stored: DocumentSnapshot) {
  if (!stored.updateTime) return undefined
  const {
    deletedAt,
    deletedBy: _,
    ...notice
  } = parseDocument(DeletedNoticeDocumentSchema, {
    id: stored.ref.path,
    data: stored.data(),
  })
  return { document: stored.ref, unchanged: { lastUpdateTime: stored.updateTime }, notice, deletedAt }
}
