import { limits } from '@prangan/contract/limits'
import { collections, documents } from '@prangan/contract/paths'
import { type CurrentNotices, type Notice, newsTypes } from '@prangan/contract/schemas/news'
import type { Firestore, QuerySnapshot, WriteBatch } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { areCurrent, buildCurrentNotices, momentOf, withNotice } from './current-notices.ts'
import { type News, type OfficeNotice, parseNews, toNotice, toOfficeNotice } from './news-item.ts'
import { changeNotices, readNotices, renewNotices } from './notices-store.ts'

/** Who changes an item and when, for the audit trail. */
export type Change = Pick<AuditEntry, 'actor' | 'from' | 'at'>

const toNotices = (snapshot: QuerySnapshot): Notice[] =>
  snapshot.docs.map((document) => toNotice(document.id, parseNews(document.data())))

/** Every item there is, public or not, in no order. */
export async function readNews(firestore: Firestore): Promise<OfficeNotice[]> {
  const { docs } = await firestore.collection(collections.news).get()
  return docs.map((document) => toOfficeNotice(document.id, parseNews(document.data())))
}

/** One item; undefined where there is none. */
export async function readNewsItem(firestore: Firestore, id: string): Promise<News | undefined> {
  const stored = await firestore.doc(documents.news(id)).get()
  return stored.exists ? parseNews(stored.data()) : undefined
}

/** What the home page and the ticker show at `now`: one read, unless the time has come to build it anew. */
export async function readCurrentNotices(firestore: Firestore, now: Date): Promise<CurrentNotices> {
  const notices = await readNotices(firestore)
  return notices && areCurrent(notices, now) ? notices : rebuildNotices(firestore, now)
}

/** Builds `notices/current` anew from the items. */
export function rebuildNotices(firestore: Firestore, now: Date): Promise<CurrentNotices> {
  return renewNotices(firestore, async () => {
    const notices = buildCurrentNotices(await readForCurrent(firestore, now), now)
    return { notices, result: notices }
  })
}

/** Adds an item, and with it renews `notices/current`. */
export async function addNews(
  firestore: Firestore,
  id: string,
  news: News,
  change: Change,
  { answer, idempotency }: { answer: object; idempotency: Idempotency },
): Promise<void> {
  const notice = toNotice(id, news)
  const added = firestore.doc(documents.news(id))
  const adding = changeNotices(firestore, async (current) => {
    await idempotency.refuseRepeat()
    const write = (batch: WriteBatch) => {
      batch.create(added, news)
      addAudit(batch, firestore, { ...change, action: 'notice published', subject: documents.news(id) })
      idempotency.keepAnswer(batch, answer)
    }
    const at = momentOf(current, change.at)
    if (current && areCurrent(current, at)) {
      return { notices: withNotice(current, notice, at), write, result: undefined }
    }
    const others = await readForCurrent(firestore, at)
    return { notices: buildCurrentNotices([notice, ...others], at), write, result: undefined }
  })
  await adding.catch(async (error: unknown) => {
    // Nobody else has this new id: a commit whose answer was lost on the way had been made after all.
    if (!(await added.get()).exists) throw error
  })
}

/**
 * Changes an item, and with it renews `notices/current`. `edit` makes the new version from the stored one, and may
 * throw. Gives both. Throws 404 where there is no such item; it is never made anew.
 */
export function editNews(
  firestore: Firestore,
  id: string,
  edit: (before: News) => News,
  change: Change,
): Promise<{ before: News; after: News }> {
  return changeNotices(firestore, async (current) => {
    const before = await readStored(firestore, id)
    const after = edit(before)
    const at = momentOf(current, change.at)
    const others = await readForCurrent(firestore, at, id)
    return {
      notices: buildCurrentNotices([toNotice(id, after), ...others], at),
      write: (batch) => {
        batch.update(firestore.doc(documents.news(id)), after)
        addAudit(batch, firestore, { ...change, action: 'notice changed', subject: documents.news(id) })
      },
      result: { before, after },
    }
  })
}

/** Removes an item, and with it renews `notices/current`. Gives what was removed. Throws 404 where there was nothing. */
export function removeNews(firestore: Firestore, id: string, change: Change): Promise<News> {
  return changeNotices(firestore, async (current) => {
    const removed = await readStored(firestore, id)
    const at = momentOf(current, change.at)
    const others = await readForCurrent(firestore, at, id)
    return {
      notices: buildCurrentNotices(others, at),
      write: (batch) => {
        batch.delete(firestore.doc(documents.news(id)))
        addAudit(batch, firestore, { ...change, action: 'notice deleted', subject: documents.news(id) })
      },
      result: removed,
    }
  })
}

async function readStored(firestore: Firestore, id: string): Promise<News> {
  const stored = await readNewsItem(firestore, id)
  if (!stored) throw new Failure('no-such-notice')
  return stored
}

/**
 * The items that decide what `notices/current` holds, without one that is about to change: of each type those that
 * are shown, and of all those that begin and end next. Each query asks for one more, in that one's stead.
 */
async function readForCurrent(firestore: Firestore, now: Date, without?: string): Promise<Notice[]> {
  const news = firestore.collection(collections.news)
  const most = Math.max(...Object.values(limits.notices)) + 1
  const publicNow = news.where('publishFrom', '<=', now).where('publishUntil', '>', now)
  const queries = [
    ...newsTypes.flatMap((type) => {
      const newest = publicNow.where('type', '==', type).orderBy('publishFrom', 'desc')
      return [newest.limit(most), newest.where('isPinned', '==', true).limit(limits.pins + 1)]
    }),
    news.where('publishFrom', '>', now).orderBy('publishFrom').limit(2),
    news.where('publishUntil', '>', now).orderBy('publishUntil').limit(2),
  ]
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(toNotices)
  const items = new Map(found.map((notice) => [notice.id, notice]))
  if (without !== undefined) items.delete(without)
  return [...items.values()]
}
