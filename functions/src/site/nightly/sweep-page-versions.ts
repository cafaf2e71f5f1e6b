import { seedVersion } from '@prangan/contract/content/seed'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, settingsId } from '@prangan/contract/paths'
import type { Site } from '@prangan/contract/schemas/site'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { deleteAll } from '../../lib/delete-all.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { draftReference, toDraft, toPage } from '../page-store.ts'
import { readSite } from '../site-store.ts'

const shownVersions = (site: Site | undefined, id: string) => {
  const entry = id === settingsId ? site?.frame : site?.pages[id]
  return [entry?.version, entry?.next?.version]
}

/**
 * Deletes versions of pages beyond the newest 50, and those older than a year. It keeps what is published or scheduled, the
 * newest, the first, and the base of a draft. Returns how many were deleted.
 */
export async function sweepPageVersions(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const [site, { docs }] = await Promise.all([
    readSite(firestore),
    firestore.collection(collectionPaths.pages).get(),
  ])
  let deleted = 0
  for (const stored of docs) {
    const { published, latest } = toPage(stored)
    const versions = await stored.ref.collection(collectionPaths.versions).select('at').get()
    // Most pages have few and recent versions, so nothing else has to be read.
    const old = oldVersions(versions.docs, now)
    if (old.length === 0) continue
    const draft = toDraft(await draftReference(firestore, stored.id).get())
    const kept = new Set([seedVersion, published, latest, draft?.base, ...shownVersions(site, stored.id)])
    deleted += await deleteAll(
      firestore,
      old.filter(({ id }) => !kept.has(Number(id))).map(({ ref }) => ref),
    )
  }
  return deleted
}

function oldVersions(versions: readonly QueryDocumentSnapshot[], now: Date): QueryDocumentSnapshot[] {
  const before = now.getTime() - limits.content.versionLifetime
  const newestFirst = versions.toSorted((one, other) => Number(other.id) - Number(one.id))
  return newestFirst.filter(
    (version, at) => at >= limits.content.versions || version.get('at').toMillis() < before,
  )
}
