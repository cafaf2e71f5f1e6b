import { documentPaths } from '@prangan/contract/paths'
import {
  type NoticeDocument,
  type NoticeVersionDocument,
  NoticeVersionDocumentSchema,
  noticeSearchKeys,
} from '@prangan/contract/schemas/notices'
import type { Firestore } from 'firebase-admin/firestore'
import { doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { editNews } from '../news-store.ts'
import { checkCategory } from '../notice-categories.ts'
import { toOfficeWire } from '../notice-wire.ts'

export const restoreNoticeVersion: Handler<'restoreNoticeVersion'> = async (
  { params: { id, number }, body },
  context,
) => {
  const firestore = await context.firebase.firestore()
  const earlier = await readVersion(firestore, id, Number(number))
  await checkCategory(firestore, earlier.category, context.now)
  const edit = (before: NoticeDocument) => {
    if (before.version !== body.version) throw new Failure('changed-meanwhile')
    return rolledBack(before, earlier, context.now)
  }
  const { after } = await editNews(firestore, id, edit, doneBy(context), 'notice rolled back')
  return { message: 'Earlier text restored.', item: toOfficeWire({ id, ...after }) }
}

async function readVersion(firestore: Firestore, id: string, number: number): Promise<NoticeVersionDocument> {
  const stored = await firestore.doc(documentPaths.noticeVersion(id, number)).get()
  if (!stored.exists) throw new Failure('no-such-version')
  return parseStored(NoticeVersionDocumentSchema, stored)
}

/** Corrections stay, since visitors have read them. */
function rolledBack(before: NoticeDocument, earlier: NoticeVersionDocument, now: Date): NoticeDocument {
  const { changedAt: _at, changedBy: _by, changedByUid: _uid, ...notice } = earlier
  const { createdAt, corrections } = before
  const searchKeys = noticeSearchKeys(notice)
  return { ...notice, createdAt, corrections, version: before.version + 1, updatedAt: now, searchKeys }
}
