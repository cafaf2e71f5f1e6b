import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { toNotice } from '@prangan/contract/publishing'
import { DeletedNoticeDocumentSchema, type NoticeDocument } from '@prangan/contract/schemas/notices'
import { searchKeys } from '@prangan/contract/search'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { Failure } from '../../lib/failure.ts'
import { readAndCommit } from '../../read-and-commit.ts'
import { buildCurrentNotices, momentOf } from '../build-current-notices.ts'
import { changeNotices } from '../change-notices.ts'
import { type Change, readForCurrent, readNewsItem } from '../news-store.ts'

/*
 * Each change that takes a notice out of the bin holds only while its document is as it was read: of a restore, a
 * deletion for ever and the sweep at the same moment, one is done and the others find nothing.
 */

/**
 * Moves a notice from the bin to where it was, as it was, and gives it; also where that has been done before. Throws 404
 * where there is no such notice any more.
 */
export function restoreFromBin(firestore: Firestore, id: string, change: Change): Promise<NoticeDocument> {
  const path = documentPaths.news(id)
  return changeNotices(firestore, async (current, version) => {
    const bin = await readBin(firestore, id)
    if (!bin) {
      const restored = await readNewsItem(firestore, id)
      if (!restored) throw new Failure('not-in-bin')
      return { result: restored }
    }
    // The sweep that renews search keys does not look into the bin.
    const news: NoticeDocument = { ...bin.notice, searchKeys: searchKeys(bin.notice.title) }
    const at = momentOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...news }), ...others], at),
      copies: [{ path, kind: 'set', data: news }],
      write: (batch) => {
        batch.delete(bin.document, bin.asRead)
        addAudit(batch, firestore, { ...change, action: 'notice restored', subject: path })
      },
      result: news,
    }
  })
}

/**
 * Deletes a notice in the bin for ever, and gives it: its file is still to be removed. Throws 404 where it is not in the
 * bin, or has been there only since after `before`.
 */
export function removeFromBin(
  firestore: Firestore,
  id: string,
  change: Change,
  { before }: { before?: Date } = {},
): Promise<NoticeDocument> {
  return readAndCommit(async () => {
    const bin = await readBin(firestore, id)
    if (!bin || (before && bin.deletedAt > before)) throw new Failure('not-in-bin')
    const batch = firestore.batch()
    batch.delete(bin.document, bin.asRead)
    addAudit(batch, firestore, {
      ...change,
      action: 'notice deleted for ever',
      subject: documentPaths.news(id),
    })
    return { batch, value: bin.notice }
  })
}

/** A notice in the bin, and the precondition that its document is as it was read; undefined where it is not there. */
async function readBin(firestore: Firestore, id: string) {
  const document = firestore.doc(documentPaths.deletedNotice(id))
  const stored = await document.get()
  if (!stored.updateTime) return undefined
  const {
    deletedAt,
    deletedBy: _,
    ...notice
  } = parseDocument(DeletedNoticeDocumentSchema, {
    id: stored.ref.path,
    data: stored.data(),
  })
  return { document, asRead: { lastUpdateTime: stored.updateTime }, notice, deletedAt }
}
