import { fieldMessages } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import { namedStart } from '@prangan/contract/publishing'
import {
  type NoticeDocument,
  noticeSearchKeys,
  type PreparedNoticeDocument,
} from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { buildCurrentNotices, timeOf } from '../build-current-notices.ts'
import { changeNotices } from '../change-notices.ts'
import { removeNewsFile } from '../news-file.ts'
import { parseNotice, readForCurrent } from '../news-store.ts'
import { withCorrections } from '../notice-document.ts'
import { toOfficeWire } from '../notice-wire.ts'
import { parsePrepared, preparedReference, waitingIn } from './prepared-store.ts'
import { tellAuthor } from './tell-author.ts'

/**
 * Moves a prepared notice among the published ones, or to its place there if it is a change, on condition that it is unchanged: of
 * two who approve it at once, the second finds none.
 */
export const approveNotice: Handler<'approveNotice'> = async ({ params: { id }, body }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const reference = preparedReference(firestore, id)
  const path = documentPaths.news(id)
  const { before, after } = await changeNotices(firestore, path, async (current, version, stored) => {
    const waiting = await reference.get()
    const prepared = parsePrepared(id, waiting.data())
    if (prepared.version !== body.version || !waiting.updateTime) throw new Failure('changed-meanwhile')
    const unchanged = { lastUpdateTime: waiting.updateTime }
    const before = prepared.changeOf && changedBy(prepared, id, stored, body.publishedVersion)
    const after = toPublished(prepared, before, now)
    const at = timeOf(current, now)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...after }), ...others], at),
      copies: [{ path, kind: 'set', data: after }],
      write: async (batch) => {
        batch.delete(reference, unchanged)
        const kind = 'notice approved'
        addAudit(batch, firestore, { ...doneBy(context), action: kind, subject: path })
        tellAuthor(batch, firestore, context, id, prepared, { kind })
        await countForOffice(batch, firestore, { waitingNotices: -waitingIn(prepared) })
      },
      result: { before, after },
    }
  })
  await showOfficeCounts(firestore)
  if (before && before.file?.name !== after.file?.name) await removeNewsFile(firebase, id, before.file)
  return { message: 'Notice approved.', item: toOfficeWire({ id, ...after }) }
}

/** Returns the published notice that a change replaces. Throws if it was deleted, or changed since somebody compared both. */
function changedBy(
  { changeOf }: PreparedNoticeDocument,
  id: string,
  stored: unknown,
  compared = changeOf?.version,
): NoticeDocument {
  if (!stored) throw new Failure('notice-gone')
  const published = parseNotice(id, stored)
  if (published.version !== compared) throw new Failure('notice-changed')
  return published
}

/** A new notice without a start begins now, not when it was prepared. Throws 400 if its end has passed. */
function toPublished(
  prepared: PreparedNoticeDocument,
  before: NoticeDocument | undefined,
  now: Date,
): NoticeDocument {
  const {
    state: _s,
    preparedBy: _b,
    preparedByUid: _u,
    preparedAt: _a,
    returnReason: _r,
    changeOf,
    ...notice
  } = prepared
  // The sweep that updates search keys passes only those of published notices.
  const stamped = { ...notice, updatedAt: now, searchKeys: noticeSearchKeys(notice) }
  if (before) {
    const { createdAt, corrections, version } = before
    const file = changeOf?.keepsFile ? before.file : notice.file
    const link = file ? '' : notice.link
    const added = notice.corrections.map((correction) => ({ ...correction, at: now }))
    return withCorrections({ ...stamped, file, link, createdAt, corrections, version: version + 1 }, added)
  }
  const publishFrom = namedStart(notice) ?? now
  if (notice.publishUntil <= publishFrom || notice.publishUntil <= now) {
    throw new Failure('invalid-input', { message: fieldMessages.endPassed })
  }
  return { ...stamped, createdAt: now, publishFrom }
}
