import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { inOrder, isListedAt, toNotice } from '@prangan/contract/publishing'
import { CurrentNoticesDocumentSchema, type Notice } from '@prangan/contract/schemas/notices'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { readNews, rebuildNotices } from './news-store.ts'

const StaleAtSchema = z.pick(CurrentNoticesDocumentSchema, { staleAt: true })

/** The notices at a version, and when the home page's content is stale, in milliseconds since 1970. */
type Cached = { version: Timestamp; reading: Promise<{ items: Notice[]; staleAt: number }> }

/** For each Firestore; a new version of the notices, or the time, invalidates it. */
const cache = new WeakMap<Firestore, Cached>()

/** Every public notice in order. */
export async function readPublicNews(firestore: Firestore, now: Date): Promise<Notice[]> {
  const document = firestore.doc(documentPaths.version(publicGroups.notices))
  const [stored] = await firestore.getAll(document, { fieldMask: ['revision'] })
  const items = await readNoticesOf(firestore, stored?.updateTime, now)
  return inOrder(items.filter((item) => isListedAt(item, now.getTime())))
}

/**
 * Every notice, public or not, in no order, at this version of the notices: each change writes a new one, so those cached at
 * the same version are current, and all who ask for a new one wait for one reading. (`notices/current` would not do: its update time stays the same when a notice
 * changes that is not on the home page.) The first request after the content is stale rebuilds it for the pages that
 * listen to it.
 */
export async function readNoticesOf(
  firestore: Firestore,
  version: Timestamp | undefined,
  now: Date,
): Promise<readonly Notice[]> {
  const cached = cache.get(firestore)
  if (version && cached?.version.isEqual(version)) {
    const { items, staleAt } = await cached.reading
    if (now.getTime() < staleAt) return items
  }
  const reading = readItems(firestore, now)
  if (version) {
    const begun = { version, reading }
    cache.set(firestore, begun)
    reading.catch(() => {
      if (cache.get(firestore) === begun) cache.delete(firestore)
    })
  }
  return (await reading).items
}

async function readItems(firestore: Firestore, now: Date): Promise<{ items: Notice[]; staleAt: number }> {
  const [current] = await firestore.getAll(firestore.doc(documentPaths.currentNotices), {
    fieldMask: ['staleAt'],
  })
  const staleAt = StaleAtSchema.safeParse(current?.data()).data?.staleAt.getTime() ?? 0
  if (staleAt <= now.getTime()) await rebuildNotices(firestore, now)
  return { items: (await readNews(firestore)).map(toNotice), staleAt }
}
