import { documentPaths } from '@prangan/contract/paths'
import type { Loaded } from '@prangan/contract/site-data'
import { type DocumentReference, type Firestore, Query } from 'firebase-admin/firestore'
import { vi } from 'vitest'
import { createPublicReads } from '../../functions/src/pages/public-reads.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import type { ReadPages } from '../../functions/src/search/search-reader.ts'
import type { useOwnApp } from './use-own-app.ts'

/** Returns the site data of one request after another; they share what was read. */
export function siteDataOf(app: ReturnType<typeof useOwnApp>, readPages?: ReadPages) {
  const deps = { firebase: app, clock: () => app.now() }
  const siteData = createSiteData(deps, { pages: [], settings: [] }, readPages, createPublicReads(deps, 0))
  return () => siteData('en')
}

export async function ready<Value>(loading: Promise<Loaded<Value>>): Promise<Value> {
  const loaded = await loading
  if (loaded.status !== 'ready' || loaded.isStale) throw new Error('It could not be read.')
  return loaded.value
}

/** Counts the documents read, without the three that tell whether something has changed, until mocks are restored. */
export function countReads(firestore: Firestore): () => number {
  let count = 0
  const { get } = Query.prototype
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await get.call(this)
    count += Math.max(1, found.docs.length)
    return found
  })
  const getAll = firestore.getAll.bind(firestore)
  const known = [documentPaths.version('notices'), documentPaths.currentNotices, documentPaths.listChanges]
  vi.spyOn(firestore, 'getAll').mockImplementation((...asked) => {
    count += asked.filter(
      (each) => 'path' in each && !known.includes((each as DocumentReference).path),
    ).length
    return getAll(...asked)
  })
  return () => count
}
