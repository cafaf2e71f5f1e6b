import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { parseDocument, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths, publicGroups } from '@prangan/contract/paths'
import { toNotice } from '@prangan/contract/publishing'
import {
  type CurrentNotices,
  type Notice,
  type NoticeDocument,
  NoticeDocumentSchema,
  noticeTypes,
} from '@prangan/contract/schemas/notices'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { Failure } from '../lib/failure.ts'
import { readState, type Version, withPending } from '../lib/public-copies.ts'
import { areCurrent, buildCurrentNotices, momentOf, withNotice } from './build-current-notices.ts'
import { changeNotices, readNotices, renewNotices } from './change-notices.ts'

/** Who changes an item and when, for the audit trail. */
export type Change = DoneBy

const parseNotice = (id: string, data: unknown) => parseDocument(NoticeDocumentSchema, { id, data })

/** Every item there is, public or not, in no order. */
export async function readNews(firestore: Firestore): Promise<WithId<NoticeDocument>[]> {
  const { docs } = await firestore.collection(collectionPaths.news).get()
  return docs.map((document) => ({ ...parseNotice(document.id, document.data()), id: document.id }))
}

/** Whether a notice names this file, be it public or in the bin. */
export async function isFileNamed(firestore: Firestore, id: string, name: string): Promise<boolean> {
  const paths = [documentPaths.news(id), documentPaths.deletedNotice(id)]
  const { documents: stored } = await readState(firestore, publicGroups.notices, ...paths)
  return stored.some((data) => data && parseNotice(id, data).file?.name === name)
}

/** One item as the last change left it; undefined where there is none. */
export async function readNewsItem(firestore: Firestore, id: string): Promise<NoticeDocument | undefined> {
  const { documents: stored } = await readState(firestore, publicGroups.notices, documentPaths.news(id))
  return stored[0] && parseNotice(id, stored[0])
}

/** What the home page and the ticker show at `now`: one read, unless the time has come to build it anew. */
export async function readCurrentNotices(firestore: Firestore, now: Date): Promise<CurrentNotices> {
  const notices = await readNotices(firestore)
  return notices && areCurrent(notices, now) ? notices : rebuildNotices(firestore, now)
}

/** Builds `notices/current` anew from the items. */
export function rebuildNotices(firestore: Firestore, now: Date): Promise<CurrentNotices> {
  return renewNotices(firestore, async (_current, version) => {
    const notices = buildCurrentNotices(await readForCurrent(firestore, version, now), now)
    return { notices, copies: [], result: notices }
  })
}

/** Adds an item, and with it renews `notices/current`. */
export async function addNews(
  firestore: Firestore,
  id: string,
  news: NoticeDocument,
  change: Change,
  { answer, idempotency }: { answer: object; idempotency: Idempotency },
): Promise<void> {
  const path = documentPaths.news(id)
  const notice = toNotice({ id, ...news })
  let wasTried = false
  await changeNotices(firestore, async (current, version) => {
    // Nobody else has this new id: a commit whose answer was lost on the way had been made after all.
    if (wasTried && (await readNewsItem(firestore, id))) return { result: undefined }
    wasTried = true
    await idempotency.refuseRepeat()
    const at = momentOf(current, change.at)
    const isEnough = current && areCurrent(current, at)
    const notices = isEnough
      ? withNotice(current, notice, at)
      : buildCurrentNotices([notice, ...(await readForCurrent(firestore, version, at))], at)
    return {
      notices,
      copies: [{ path, kind: 'set', data: news }],
      write: (batch) => {
        addAudit(batch, firestore, { ...change, action: 'notice published', subject: path })
        idempotency.keepAnswer(batch, answer)
      },
      result: undefined,
    }
  })
}

/**
 * Changes an item, and with it renews `notices/current`. `edit` makes the new version from the stored one, and may
 * throw. Gives both. Throws 404 where there is no such item; it is never made anew.
 */
export function editNews(
  firestore: Firestore,
  id: string,
  edit: (before: NoticeDocument) => NoticeDocument,
  change: Change,
): Promise<{ before: NoticeDocument; after: NoticeDocument }> {
  const path = documentPaths.news(id)
  return changeNotices(firestore, async (current, version) => {
    const before = await readStored(firestore, id)
    const after = edit(before)
    const at = momentOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...after }), ...others], at),
      copies: [{ path, kind: 'set', data: after }],
      write: (batch) => addAudit(batch, firestore, { ...change, action: 'notice changed', subject: path }),
      result: { before, after },
    }
  })
}

/** Moves an item to the bin, and with it renews `notices/current`. Throws 404 where there was nothing. */
export function removeNews(firestore: Firestore, id: string, change: Change): Promise<void> {
  const path = documentPaths.news(id)
  return changeNotices(firestore, async (current, version) => {
    const removed = await readStored(firestore, id)
    const at = momentOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices(others, at),
      copies: [{ path, kind: 'delete' }],
      write: (batch) => {
        const deleted = { ...removed, deletedAt: change.at, deletedBy: change.actor }
        batch.set(firestore.doc(documentPaths.deletedNotice(id)), deleted)
        addAudit(batch, firestore, { ...change, action: 'notice deleted', subject: path })
      },
      result: undefined,
    }
  })
}

async function readStored(firestore: Firestore, id: string): Promise<NoticeDocument> {
  const stored = await readNewsItem(firestore, id)
  if (!stored) throw new Failure('no-such-notice')
  return stored
}

/**
 * The items that decide what `notices/current` holds, without one that is about to change: of each type those that
 * are shown, of events those whose day comes next, and of all those that begin and end next. Each query asks for one more, in that one's stead, and for as many
 * more as are still to be written.
 */
export async function readForCurrent(
  firestore: Firestore,
  version: Version,
  now: Date,
  without?: string,
): Promise<Notice[]> {
  const news = firestore.collection(collectionPaths.news)
  const spare = 1 + version.pending.length
  const most = Math.max(...Object.values(limits.notices)) + spare
  const publicNow = news.where('publishFrom', '<=', now).where('publishUntil', '>', now)
  const today = dayInIndia(now)
  const queries = [
    ...noticeTypes.flatMap((type) => {
      const newest = publicNow.where('type', '==', type).orderBy('publishFrom', 'desc')
      return [newest.limit(most), newest.where('isPinned', '==', true).limit(limits.pins + spare)]
    }),
    // Not all of them are public yet, or any more.
    news
      .where('type', '==', 'Events')
      .where('eventDate', '>=', today)
      .orderBy('eventDate')
      .limit(2 * most),
    news
      .where('publishFrom', '>', now)
      .orderBy('publishFrom')
      .limit(1 + spare),
    news
      .where('publishUntil', '>', now)
      .orderBy('publishUntil')
      .limit(1 + spare),
  ]
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs)
  const items = withPending(found, collectionPaths.news, version)
  if (without !== undefined) items.delete(without)
  return [...items].map(([id, data]) => toNotice({ id, ...parseNotice(id, data) }))
}
