import { limits } from '@prangan/contract/limits'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'
import { objectsOlderThan } from '../media/list-objects.ts'
import { removeObject } from '../media/store-object.ts'

export async function sweepStaging(firebase: Firebase, now: Date): Promise<number> {
  const stale = await objectsOlderThan(firebase, storageFolders.staging, limits.stagingLifetime, now)
  for (const { path } of stale) await removeObject(firebase, path)
  return stale.length
}
