import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { inOrder, isListedAt, toNotice } from '@prangan/contract/publishing'
import { CurrentNoticesDocumentSchema, type Notice } from '@prangan/contract/schemas/notices'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { readNews, rebuildNotices } from './news-store.ts'

const StaleAtSchema = z.pick(CurrentNoticesDocumentSchema, { staleAt: true })

/** The notices at a version, and when the home page's content is stale, in milliseconds since 1970. */
type Cached = { version: Timestamp; staleAt: number; items: Notice[] }

/** For each Firestore; a new version of the notices, or the time, invalidates it. */
const cache = new WeakMap<Firestore, Cached>()

/**
 * Every notice, public or not, in no order, at the cost of one small read: each change writes a new version of the notices, so those
 * cached at the same version are current. The earlier site polls for them day and night. (`notices/current` would not
 * do: its update time stays the same when a notice changes that is not on the home page.) The first request after the
 * content is stale rebuilds it for the pages that listen to it.
 */
export async function readAllNotices(firestore: Firestore, now: Date): Promise<readonly Notice[]> {
  const document = firestore.doc(documentPaths.version(publicGroups.notices))
  const [stored] = await firestore.getAll(document, { fieldMask: ['revision'] })
  return readNoticesOf(firestore, stored?.updateTime, now)
}

/** Every public notice in order. */
export async function readPublicNews(firestore: Firestore, now: Date): Promise<Notice[]> {
  const items = await readAllNotices(firestore, now)
  return inOrder(items.filter((item) => isListedAt(item, now.getTime())))
}

/** The same where the notices' version is known already. */
export async function readNoticesOf(
  firestore: Firestore,
  version: Timestamp | undefined,
  now: Date,
): Promise<readonly Notice[]> {
  const cached = cache.get(firestore)
  if (version && cached?.version.isEqual(version) && now.getTime() < cached.staleAt) return cached.items
  const [current] = await firestore.getAll(firestore.doc(documentPaths.currentNotices), {
    fieldMask: ['staleAt'],
  })
  const staleAt = StaleAtSchema.safeParse(current?.data()).data?.staleAt.getTime() ?? 0
  if (staleAt <= now.getTime()) await rebuildNotices(firestore, now)
  const items = (await readNews(firestore)).map(toNotice)
  if (version) cache.set(firestore, { version, staleAt, items })
  return items
}
