import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'
import { objectsOlderThan } from '../media/list-objects.ts'
import { orphanAge } from '../media/remove-orphans.ts'
import { removeObject } from '../media/store-object.ts'
import { readFaculty } from './faculty-store.ts'
import { filesOf, syncVisibility } from './sync-visibility.ts'

/**
 * Removes photos and resumes that no profile names, and makes the others as public as their profile. Names are never reused, so
 * an old file is never named again. Returns how many it repaired.
 */
export async function sweepFacultyFiles(firebase: Firebase, now: Date): Promise<number> {
  const stored = await Promise.all(
    [storageFolders.facultyPhotos, storageFolders.resumes].map((folder) =>
      objectsOlderThan(firebase, folder, orphanAge, now),
    ),
  )
  const members = await readFaculty(await firebase.firestore())
  const owners = new Map(members.flatMap((member) => filesOf(member).map((path) => [path, member] as const)))
  let repaired = 0
  for (const { path, isPublic } of stored.flat()) {
    const owner = owners.get(path)
    if (owner && owner.isRemoved !== isPublic) continue
    if (owner) await syncVisibility(firebase, owner.uid)
    else await removeObject(firebase, path)
    repaired += 1
  }
  return repaired
}
