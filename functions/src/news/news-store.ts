import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { collections, documents, fileUrl, objects } from '@prangan/contract/paths'
import {
  type CurrentNotices,
  CurrentNoticesSchema,
  type NewsDocument,
  NewsDocumentSchema,
  type NewsType,
  type Notice,
  newsTypes,
  noNotices,
} from '@prangan/contract/schemas/news'
import type { DocumentSnapshot, Firestore, QuerySnapshot, Transaction } from 'firebase-admin/firestore'
import { buildCurrentNotices, newestFirst } from './current-notices.ts'

/** An item as lists show it. Throws when the stored document is not of its schema: nothing half-read goes out. */
function toNotice(id: string, stored: unknown): Notice {
  const { title, type, link, file, createdAt } = NewsDocumentSchema.parse(stored)
  return {
    id,
    title,
    type,
    link: file ? fileUrl(objects.noticeFile(id, file.name)) : link,
    createdAt: createdAt.toDate().toISOString(),
  }
}

const toNotices = (snapshot: QuerySnapshot): Notice[] =>
  snapshot.docs.map((document) => toNotice(document.id, document.data()))

/** `notices/current`, or its empty form before anything was published. */
function toCurrentNotices(snapshot: DocumentSnapshot): CurrentNotices {
  return snapshot.exists ? CurrentNoticesSchema.parse(snapshot.data()) : noNotices
}

/** What the home page and the ticker show now: one read. */
export async function readCurrentNotices(firestore: Firestore): Promise<CurrentNotices> {
  return toCurrentNotices(await firestore.doc(documents.currentNotices).get())
}

/** Every item of these types, newest first. */
export async function readNews(firestore: Firestore, types: readonly NewsType[]): Promise<Notice[]> {
  const snapshot = await firestore.collection(collections.news).where('type', 'in', types).get()
  return toNotices(snapshot).sort(newestFirst)
}

/** Adds an item, and with it renews `notices/current`. */
export async function addNews(firestore: Firestore, id: string, item: NewsDocument): Promise<Notice> {
  const notice = toNotice(id, item)
  const current = firestore.doc(documents.currentNotices)
  await firestore.runTransaction(async (transaction) => {
    const { ticker, news, events } = toCurrentNotices(await transaction.get(current))
    transaction.create(firestore.doc(documents.news(id)), item)
    setCurrent(transaction, firestore, [notice, ...ticker, ...news, ...events])
  })
  return notice
}

/** Removes an item, and with it renews `notices/current`. Gives what was removed; undefined where there was nothing. */
export async function removeNews(firestore: Firestore, id: string): Promise<NewsDocument | undefined> {
  const item = firestore.doc(documents.news(id))
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(item)
    if (!stored.exists) return undefined
    const newest = await Promise.all(newsTypes.map((type) => newestOf(transaction, firestore, type)))
    transaction.delete(item)
    const remaining = newest.flat().filter((notice) => notice.id !== id)
    setCurrent(transaction, firestore, remaining)
    return NewsDocumentSchema.parse(stored.data())
  })
}

/** One more than `notices/current` holds, so that a list stays full when one of it goes. */
async function newestOf(transaction: Transaction, firestore: Firestore, type: NewsType): Promise<Notice[]> {
  const most = Math.max(...Object.values(limits.notices)) + 1
  const query = firestore.collection(collections.news).where('type', '==', type)
  return toNotices(await transaction.get(query.orderBy('createdAt', 'desc').limit(most)))
}

/** Writes `notices/current`. Its revision changes with every change to any item, shown there or not. */
function setCurrent(transaction: Transaction, firestore: Firestore, items: readonly Notice[]): void {
  transaction.set(firestore.doc(documents.currentNotices), {
    ...buildCurrentNotices(items),
    revision: randomUUID(),
  })
}
