import type { RawDocument } from '@prangan/contract/parse-document'
import {
  collectionPaths,
  documentPaths,
  type PublicListName,
  publicGroups,
  publicLists,
} from '@prangan/contract/paths'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { type ListChanges, ListChangesDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { Site } from '@prangan/contract/schemas/site'
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore'
import type { Deps } from '../lib/deps.ts'
import { readState } from '../lib/public-versions.ts'
import { areCurrent } from '../news/build-current-notices.ts'
import { parseCurrentNotices } from '../news/change-notices.ts'
import { rebuildNotices } from '../news/news-store.ts'
import { readPublishedSite } from '../site/site-store.ts'
import { readAtIntervals } from './read-at-intervals.ts'

export async function readAll(query: Query): Promise<RawDocument[]> {
  const { docs } = await query.get()
  return docs.map((document) => ({ id: document.id, data: document.data() }))
}

/** Milliseconds after which a list is read again even if no change was counted: something else may have written it. */
const longestUse = 60_000

/** This object stays the same until something changes. */
export type PublicState = {
  notices: CurrentNotices
  version: Timestamp | undefined
  listChanges: ListChanges
}

export type PublicReads = ReturnType<typeof createPublicReads>

/**
 * Creates the reads that all requests of a process share. At most once a second it reads three documents: the version of the
 * notices and of the site, the current notices, and the change counts of the lists. Everything else is read again only when one
 * of them has changed (docs/decisions/0016-share-reads-between-requests.md).
 */
export function createPublicReads({ firebase, clock }: Pick<Deps, 'firebase' | 'clock'>, interval = 1_000) {
  const state = readAtIntervals<PublicState>(async (last) => {
    const firestore = await firebase.firestore()
    const now = clock()
    const { version, documents } = await readState(
      firestore,
      publicGroups.notices,
      documentPaths.currentNotices,
      documentPaths.listChanges,
    )
    const listChanges = ListChangesDocumentSchema.parse(documents[1] ?? {})
    const isSame =
      last?.version !== undefined &&
      version.updateTime?.isEqual(last.version) === true &&
      publicLists.every((list) => listChanges[list] === last.listChanges[list]) &&
      areCurrent(last.notices, now)
    if (isSame) return last
    const stored = parseCurrentNotices(documents[0])
    const notices = stored && areCurrent(stored, now) ? stored : await rebuildNotices(firestore, now)
    return { notices, version: version.updateTime, listChanges }
  }, interval)

  let site: { version: Timestamp | undefined; reading: Promise<Site | undefined> } | undefined

  async function readSite(): Promise<
    { site: Site | undefined } & Pick<PublicState, 'version' | 'listChanges'>
  > {
    const { version, listChanges } = await state.current()
    if (!site?.version || !version?.isEqual(site.version)) {
      const begun = { version, reading: firebase.firestore().then(readPublishedSite) }
      site = begun
      begun.reading.catch(() => {
        if (site === begun) site = undefined
      })
    }
    return { site: await site.reading, version, listChanges }
  }

  function shareList<Key extends string | number, Value>(
    list: PublicListName,
    read: (firestore: Firestore, key: Key) => Promise<Value>,
  ): (key: Key) => Promise<Value> {
    const kept = new Map<Key, { changes: number; begunAt: number; reading: Promise<Value> }>()
    return async (key) => {
      const changes = (await state.current()).listChanges[list]
      const known = kept.get(key)
      const begunAt = performance.now()
      if (known?.changes === changes && begunAt - known.begunAt < longestUse) return known.reading
      const begun = { changes, begunAt, reading: firebase.firestore().then((it) => read(it, key)) }
      kept.set(key, begun)
      begun.reading.catch(() => {
        if (kept.get(key) === begun) kept.delete(key)
      })
      return begun.reading
    }
  }

  const faculty = shareList('faculty', (firestore) =>
    readAll(firestore.collection(collectionPaths.faculty).where('isRemoved', '==', false)),
  )
  const readFaculty = (): Promise<RawDocument[]> => faculty('')

  return { state, readSite, readFaculty, shareList }
}
