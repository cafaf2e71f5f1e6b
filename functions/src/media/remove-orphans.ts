import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { objectsOlderThan } from './list-objects.ts'
import { removeObject } from './store-object.ts'

/** Milliseconds after which a file that no document names is an orphan: no request runs that long. */
export const orphanAge = 24 * 60 * 60_000

export async function removeOrphans(
  firebase: Firebase,
  folder: string,
  readNamed: (firestore: Firestore) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<number> {
  const old = await objectsOlderThan(firebase, folder, orphanAge, now)
  if (old.length === 0) return 0
  const named = await readNamed(await firebase.firestore())
  const left = old.filter(({ path }) => !named.has(path))
  for (const { path } of left) await removeObject(firebase, path)
  return left.length
}
