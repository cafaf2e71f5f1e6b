import { documents } from '@prangan/contract/paths'
import { type Notice, newsTypes } from '@prangan/contract/schemas/news'
import type { Firestore } from 'firebase-admin/firestore'
import { readNews } from './news-store.ts'

let remembered: { revision: unknown; items: Notice[] } | undefined

/**
 * Every public item, newest first, for one read a call: `notices/current` carries a revision that every change to
 * the news renews, so items read under the same revision are still right. The earlier site's pages poll for them
 * day and night.
 */
export async function readPublicNews(firestore: Firestore): Promise<Notice[]> {
  const revision = (await firestore.doc(documents.currentNotices).get()).get('revision')
  if (remembered && remembered.revision === revision && revision !== undefined) return remembered.items
  const items = await readNews(firestore, newsTypes)
  remembered = { revision, items }
  return items
}
