import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'
import { objectsOlderThan } from './list-objects.ts'
import { setVisibility } from './object-visibility.ts'

/**
 * Removes download tokens from stored files. A token opens a file regardless of the rules and its visibility, and earlier rules
 * let people create some. Returns how many files had one.
 */
export async function sweepDownloadTokens(firebase: Firebase, now: Date): Promise<number> {
  const { staging: _, ...served } = storageFolders
  let ended = 0
  for (const folder of Object.values(served)) {
    for (const { path, isPublic, hasToken } of await objectsOlderThan(firebase, folder, 0, now)) {
      if (!hasToken) continue
      await setVisibility(firebase, path, isPublic)
      ended += 1
    }
  }
  return ended
}
