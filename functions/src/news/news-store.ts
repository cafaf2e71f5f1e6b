import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { parseDocument, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths, publicGroups } from '@prangan/contract/paths'
import {
  type CurrentNotices,
  type Notice,
  type NoticeDocument,
  NoticeDocumentSchema,
  noticeTypes,
} from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import type { Firestore } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit, type DoneBy } from '../audit/audit.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { Failure } from '../lib/failure.ts'
import { readState, type Version, withPending } from '../lib/public-versions.ts'
import { areCurrent, buildCurrentNotices, timeOf, withNotice } from './build-current-notices.ts'
import { changeNotices } from './change-notices.ts'
import { changedFields, keepVersion } from './versions/notice-versions.ts'

export type Change = DoneBy

export const parseNotice = (id: string, data: unknown) => parseDocument(NoticeDocumentSchema, { id, data })

export async function readNews(firestore: Firestore): Promise<WithId<NoticeDocument>[]> {
  const { docs } = await firestore.collection(collectionPaths.news).get()
  return docs.map((document) => ({ ...parseNotice(document.id, document.data()), id: document.id }))
}

export async function isFileNamed(firestore: Firestore, id: string, name: string): Promise<boolean> {
  const paths = [documentPaths.news(id), documentPaths.deletedNotice(id), documentPaths.preparedNotice(id)]
  const [{ documents: stored }, versions] = await Promise.all([
    readState(firestore, publicGroups.notices, ...paths),
    firestore.collection(documentPaths.noticeVersions(id)).where('file.name', '==', name).limit(1).get(),
  ])
  return !versions.empty || stored.some((data) => data && parseNotice(id, data).file?.name === name)
}

export async function readNewsItem(firestore: Firestore, id: string): Promise<NoticeDocument | undefined> {
  const { documents: stored } = await readState(firestore, publicGroups.notices, documentPaths.news(id))
  return stored[0] && parseNotice(id, stored[0])
}

export function rebuildNotices(firestore: Firestore, now: Date): Promise<CurrentNotices> {
  return changeNotices(firestore, undefined, async (current, version) => {
    if (current && areCurrent(current, now)) return { result: current }
    const notices = buildCurrentNotices(await readForCurrent(firestore, version, now), now)
    return { notices, copies: [], result: notices }
  })
}

export async function addNews(
  firestore: Firestore,
  id: string,
  news: NoticeDocument,
  change: Change,
  { answer, idempotency }: { answer: object; idempotency: Idempotency },
): Promise<void> {
  const path = documentPaths.news(id)
  const notice = toNotice({ id, ...news })
  await changeNotices(firestore, path, async (current, version, stored) => {
    // The id is new, so if it exists, a commit of ours succeeded whose reply was lost.
    if (stored) return { result: undefined }
    await idempotency.refuseRepeat()
    const at = timeOf(current, change.at)
    const isEnough = current && areCurrent(current, at)
    const notices = isEnough
      ? withNotice(current, notice, at)
      : buildCurrentNotices([notice, ...(await readForCurrent(firestore, version, at))], at)
    return {
      notices,
      copies: [{ path, kind: 'set', data: news }],
      write: (batch) => {
        addAudit(batch, firestore, { ...change, action: 'notice published', subject: path, name: news.title })
        idempotency.keepAnswer(batch, answer)
      },
      result: undefined,
    }
  })
}

/**
 * Changes a notice, keeps what it was before, and updates `notices/current`. `edit` returns the new version and may throw. Returns both versions. Throws
 * 404 if there is no such notice; it is never created again.
 */
export function editNews(
  firestore: Firestore,
  id: string,
  edit: (before: NoticeDocument) => NoticeDocument,
  change: Change,
  action: AuditEntry['action'] = 'notice changed',
): Promise<{ before: NoticeDocument; after: NoticeDocument }> {
  const path = documentPaths.news(id)
  return changeNotices(firestore, path, async (current, version, stored) => {
    const before = existing(id, stored)
    const after = edit(before)
    const at = timeOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices([toNotice({ id, ...after }), ...others], at),
      copies: [{ path, kind: 'set', data: after }],
      write: (batch) => {
        keepVersion(batch, firestore, id, before, change)
        const detail = changedFields(before, after).join(', ')
        addAudit(batch, firestore, { ...change, action, subject: path, name: after.title, detail })
      },
      result: { before, after },
    }
  })
}

export function removeNews(firestore: Firestore, id: string, change: Change): Promise<void> {
  const path = documentPaths.news(id)
  return changeNotices(firestore, path, async (current, version, stored) => {
    const removed = existing(id, stored)
    const at = timeOf(current, change.at)
    const others = await readForCurrent(firestore, version, at, id)
    return {
      notices: buildCurrentNotices(others, at),
      copies: [{ path, kind: 'delete' }],
      write: (batch) => {
        const deleted = { ...removed, deletedAt: change.at, deletedBy: change.actor }
        batch.set(firestore.doc(documentPaths.deletedNotice(id)), deleted)
        addAudit(batch, firestore, {
          ...change,
          action: 'notice deleted',
          subject: path,
          name: removed.title,
        })
      },
      result: undefined,
    }
  })
}

function existing(id: string, stored: unknown): NoticeDocument {
  if (!stored) throw new Failure('no-such-notice')
  return parseNotice(id, stored)
}

/**
 * Reads the notices that determine `notices/current`, without one that is about to change: the newest of each type, the next
 * events, and the next to begin and to end. Each query reads one more for the excluded notice, and as many more as there are
 * pending writes.
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
    news
      .where('type', '==', 'Events')
      .where('eventDate', '>=', today)
      .orderBy('eventDate')
      .limit(2 * most),
    // Only events of several days have a last day; some have begun before today.
    news
      .where('eventEndDate', '>=', today)
      .orderBy('eventEndDate')
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
