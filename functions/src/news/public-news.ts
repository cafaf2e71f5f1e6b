import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { inOrder, isListedAt, toNotice } from '@prangan/contract/publishing'
import { CurrentNoticesDocumentSchema, type Notice } from '@prangan/contract/schemas/notices'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { readNews, rebuildNotices } from './news-store.ts'

const StaleAtSchema = z.pick(CurrentNoticesDocumentSchema, { staleAt: true })

/** The items as they are at a version of the notices, and when what the home page has of them is stale: milliseconds. */
let remembered: { version: Timestamp; staleAt: number; items: Notice[] } | undefined

/**
 * Every public item in order, for one small read a call: the version of the notices is written with every change, so
 * items read at the same version are still right. The earlier site's pages poll for them day and night. (`notices/current`
 * would not do: its time stays where a change leaves it as it was, as that of an item which is not on the home page.)
 * Whoever comes first after its time has run out has it built anew for the pages that listen to it.
 */
export async function readPublicNews(firestore: Firestore, now: Date): Promise<Notice[]> {
  const document = firestore.doc(documentPaths.version(publicGroups.notices))
  const [stored] = await firestore.getAll(document, { fieldMask: ['revision'] })
  const items = await readItems(firestore, stored?.updateTime, now)
  return inOrder(items.filter((item) => isListedAt(item, now.getTime())))
}

async function readItems(
  firestore: Firestore,
  version: Timestamp | undefined,
  now: Date,
): Promise<readonly Notice[]> {
  if (version && remembered?.version.isEqual(version) && now.getTime() < remembered.staleAt) {
    return remembered.items
  }
  const [current] = await firestore.getAll(firestore.doc(documentPaths.currentNotices), {
    fieldMask: ['staleAt'],
  })
  const staleAt = StaleAtSchema.safeParse(current?.data()).data?.staleAt.getTime() ?? 0
  if (staleAt <= now.getTime()) await rebuildNotices(firestore, now)
  const items = (await readNews(firestore)).map(toNotice)
  remembered = version && { version, staleAt, items }
  return items
}
