import { collections, folders, objects } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../firebase.ts'
import { objectsOlderThan } from '../media/list-objects.ts'
import { removeObject } from '../media/store-object.ts'

/** Milliseconds after which a file that no item names was left so: no call runs that long. */
const patience = 24 * 60 * 60_000

/** Removes the files that a killed process or a fault left without a notice. Says how many. */
export async function sweepNewsFiles(firebase: Firebase, now: Date): Promise<number> {
  const old = await objectsOlderThan(firebase, folders.files, patience, now)
  if (old.length === 0) return 0
  const named = await namedFiles(await firebase.firestore())
  const left = old.filter(({ path }) => !named.has(path))
  for (const { path } of left) await removeObject(firebase, path)
  return left.length
}

/** The paths of all files that notices have. */
async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collections.news).select('file').get()
  return new Set(docs.map((item) => objects.noticeFile(item.id, String(item.get('file.name')))))
}
