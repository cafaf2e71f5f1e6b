import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { removeObject } from './store-object.ts'

/**
 * Removes files of a refused change, unless a document names them, as it does if only the reply to the commit was lost:
 * `isNamed` checks that. After any other error the commit may have succeeded, so the sweep decides.
 */
export async function dropObjects(
  firebase: Firebase,
  error: unknown,
  objectPaths: readonly string[],
  isNamed: () => Promise<(objectPath: string) => boolean>,
): Promise<void> {
  if (!(error instanceof Failure)) return
  const isKept = await isNamed()
  await Promise.all(objectPaths.filter((path) => !isKept(path)).map((path) => removeObject(firebase, path)))
}
