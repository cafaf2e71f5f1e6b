import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { NoticeVersionDocumentSchema } from '@prangan/contract/schemas/notices'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { deleteAll } from '../../lib/delete-all.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { removeNewsFile } from '../news-file.ts'

/** Deletes all earlier versions of a notice that was deleted permanently, with their files. */
export async function removeVersions(firebase: Firebase, id: string): Promise<void> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore.collection(documentPaths.noticeVersions(id)).get()
  const files = docs.map((stored) => parseStored(NoticeVersionDocumentSchema, stored).file)
  const byName = new Map(files.map((file) => [file?.name, file]))
  await Promise.all([...byName.values()].map((file) => removeNewsFile(firebase, id, file)))
  await deleteAll(
    firestore,
    docs.map(({ ref }) => ref),
  )
}

/**
 * Deletes versions of notices beyond the newest 20 of each, and those older than a year. Their files are then named by nothing,
 * and the sweep for such files removes them. Reads one small field of each version. Returns how many were deleted.
 */
export async function sweepNoticeVersions(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const versions = firestore.collectionGroup(collectionPaths.noticeVersions).select('changedAt')
  const { docs } = await versions.get()
  const ofNotices = Map.groupBy(docs, ({ ref }) => ref.parent.path)
  const old = [...ofNotices.values()].flatMap((ofOne) => oldVersions(ofOne, now))
  return deleteAll(
    firestore,
    old.map(({ ref }) => ref),
  )
}

function oldVersions(versions: readonly QueryDocumentSnapshot[], now: Date): QueryDocumentSnapshot[] {
  const before = now.getTime() - limits.notice.versionLifetime
  const newestFirst = versions.toSorted((one, other) => Number(other.id) - Number(one.id))
  return newestFirst.filter(
    (version, at) => at >= limits.notice.versions || version.get('changedAt').toMillis() < before,
  )
}
