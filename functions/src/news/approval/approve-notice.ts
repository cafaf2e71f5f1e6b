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
import { queueMail } from '../../mail/queue-mail.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { buildCurrentNotices, timeOf } from '../build-current-notices.ts'
import { changeNotices } from '../change-notices.ts'
import { readForCurrent } from '../news-store.ts'
import { toOfficeWire } from '../notice-wire.ts'
import { parsePrepared, preparedReference, waitingIn } from './prepared-store.ts'

/**
 * Moves a prepared notice among the published ones, on condition that it is unchanged: of two who approve it at once, the second
 * finds none.
 */
export const approveNotice: Handler<'approveNotice'> = async ({ params: { id }, body }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const reference = preparedReference(firestore, id)
  const path = documentPaths.news(id)
  const news = await changeNotices(firestore, path, async (current, version) => {
    const waiting = await reference.get()
    const prepared = parsePrepared(id, waiting.data())
    if (prepared.version !== body.version || !waiting.updateTime) throw new Failure('changed-meanwhile')
    const unchanged = { lastUpdateTime: waiting.updateTime }
    const published = toPublished(prepared, now)
    const at = timeOf(current, now)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...published }), ...others], at),
      copies: [{ path, kind: 'set', data: published }],
      write: async (batch) => {
        batch.delete(reference, unchanged)
        const { preparedBy, title } = prepared
        const action = 'notice approved'
        addAudit(batch, firestore, { ...doneBy(context), action, subject: path })
        queueMail(batch, firestore, { kind: action, to: preparedBy, title, language: null }, now)
        await countForOffice(batch, firestore, { waitingNotices: -waitingIn(prepared) })
      },
      result: published,
    }
  })
  await showOfficeCounts(firestore)
  return { message: 'Notice approved.', item: toOfficeWire({ id, ...news }) }
}

/** A notice without a start begins now, not when it was prepared. Throws 400 if its end has passed. */
function toPublished(prepared: PreparedNoticeDocument, now: Date): NoticeDocument {
  const {
    state: _s,
    preparedBy: _b,
    preparedByUid: _u,
    preparedAt: _a,
    returnReason: _r,
    ...notice
  } = prepared
  const publishFrom = namedStart(notice) ?? now
  if (notice.publishUntil <= publishFrom || notice.publishUntil <= now) {
    throw new Failure('invalid-input', { message: fieldMessages.endPassed })
  }
  // The sweep that updates search keys passes only those of published notices.
  return { ...notice, createdAt: now, publishFrom, updatedAt: now, searchKeys: noticeSearchKeys(notice) }
}
