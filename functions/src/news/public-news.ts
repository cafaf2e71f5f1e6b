import { documents } from '@prangan/contract/paths'
import { inOrder, isListedAt } from '@prangan/contract/publishing'
import type { Notice } from '@prangan/contract/schemas/news'
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore'
import { readNews, rebuildNotices } from './news-store.ts'

let remembered: { updateTime: Timestamp; items: Notice[] } | undefined

/**
 * Every public item in order, for one small read a call: `notices/current` is written with every change to the news,
 * so items read at the same version of it are still right. The earlier site's pages poll for them day and night.
 * Whoever comes first after its time has run out has it built anew for the pages that listen to it.
 */
export async function readPublicNews(firestore: Firestore, now: Date): Promise<Notice[]> {
  const current = firestore.doc(documents.currentNotices)
  const [version] = await firestore.getAll(current, { fieldMask: ['staleAt'] })
  if (isStale(version, now)) await rebuildNotices(firestore, now)
  const items = await readItems(firestore, version?.updateTime)
  return inOrder(items.filter((item) => isListedAt(item, now.getTime())))
}

function isStale(version: DocumentSnapshot | undefined, now: Date): boolean {
  const staleAt = version?.get('staleAt') as Timestamp | undefined
  return staleAt === undefined || staleAt.toMillis() <= now.getTime()
}

async function readItems(firestore: Firestore, updateTime: Timestamp | undefined): Promise<Notice[]> {
  if (updateTime && remembered?.updateTime.isEqual(updateTime)) return remembered.items
  const items = await readNews(firestore)
  remembered = updateTime && { updateTime, items }
  return items
}
