import { isReservedPath } from '@prangan/contract/content/reserved-paths'
import { collectionPaths } from '@prangan/contract/paths'
import type { Site } from '@prangan/contract/schemas/site'
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'

export function refuseTaken(site: Site, id: string, path: string): void {
  const isTaken = Object.entries(site.pages).some(
    ([other, page]) => other !== id && (page.path === path || page.aliases.includes(path)),
  )
  if (isTaken) throw new Failure('address-taken')
}

/**
 * Throws 409 if a path belongs to a part of the site, or to another page, published or not. `read` runs the query, in a
 * transaction or not.
 */
export async function refuseAddress(
  firestore: Firestore,
  site: Site,
  { id, path }: { id: string; path: string },
  read: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<void> {
  if (isReservedPath(path)) throw new Failure('address-reserved')
  refuseTaken(site, id, path)
  const same = firestore.collection(collectionPaths.pages).where('path', '==', path).limit(2)
  if ((await read(same)).docs.some((other) => other.id !== id)) throw new Failure('address-taken')
}
