import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { inOrder, isListedAt } from '@prangan/contract/publishing'
import { CurrentNoticesDocumentSchema, type Notice } from '@prangan/contract/schemas/notices'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { type KeptNotice, toKeptNotice } from './listed-notice.ts'
import { readNews, rebuildNotices } from './news-store.ts'

const StaleAtSchema = z.pick(CurrentNoticesDocumentSchema, { staleAt: true })

/** `staleAt` is in milliseconds since 1970. */
type Cached = { version: Timestamp; reading: Promise<{ items: KeptNotice[]; staleAt: number }> }

const cache = new WeakMap<Firestore, Cached>()

export async function readPublicNews(firestore: Firestore, now: Date): Promise<Notice[]> {
  return inOrder(await readListedNotices(firestore, now))
}

/** Reads the notices that the public lists have now, in no order. */
export async function readListedNotices(firestore: Firestore, now: Date): Promise<KeptNotice[]> {
  const document = firestore.doc(documentPaths.version(publicGroups.notices))
  const [stored] = await firestore.getAll(document, { fieldMask: ['revision'] })
  const items = await readNoticesOf(firestore, stored?.updateTime, now)
  return items.filter((item) => isListedAt(item, now.getTime()))
}

/**
 * Reads every notice at this version, public or not, in no order. Each change writes a new version, so the cached notices are
 * current, and parallel requests share one read. The update time of `notices/current` would not do: it does not change with a
 * notice that is not on the home page. The first request after the content is stale rebuilds it for the pages that listen to
 * it.
 */
export async function readNoticesOf(
  firestore: Firestore,
  version: Timestamp | undefined,
  now: Date,
): Promise<readonly KeptNotice[]> {
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

async function readItems(firestore: Firestore, now: Date): Promise<{ items: KeptNotice[]; staleAt: number }> {
  const [current] = await firestore.getAll(firestore.doc(documentPaths.currentNotices), {
    fieldMask: ['staleAt'],
  })
  const staleAt = StaleAtSchema.safeParse(current?.data()).data?.staleAt.getTime() ?? 0
  if (staleAt <= now.getTime()) await rebuildNotices(firestore, now)
  return { items: (await readNews(firestore)).map(toKeptNotice), staleAt }
}
