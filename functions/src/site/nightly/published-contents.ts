import { versionAt } from '@prangan/contract/content/site-view'
import { collectionPaths, settingsId } from '@prangan/contract/paths'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { PageDocument, Site } from '@prangan/contract/schemas/site'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { toPage } from '../page-store.ts'
import { readVersion } from '../site-store.ts'

export type PublishedContent = { stored: QueryDocumentSnapshot; page: PageDocument; content: StoredContent }

export async function readPublished(
  firestore: Firestore,
  site: Site,
  now: Date,
): Promise<PublishedContent[]> {
  const { docs } = await firestore.collection(collectionPaths.pages).get()
  const contents: PublishedContent[] = []
  const settingsFirst = docs.toSorted(
    (one, other) => Number(other.id === settingsId) - Number(one.id === settingsId),
  )
  for (const stored of settingsFirst) {
    const entry = stored.id === settingsId ? site.frame : site.pages[stored.id]
    const version = entry ? versionAt(entry, now) : null
    if (version === null) continue
    contents.push({ stored, page: toPage(stored), content: await readVersion(firestore, stored.id, version) })
  }
  return contents
}
