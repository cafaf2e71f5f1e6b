import { collections, folders, objects } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../firebase.ts'
import { removeObject } from '../media/store-object.ts'

/** Milliseconds after which a photo that no document names was left so: none is on its way for a day. */
const patience = 24 * 60 * 60_000

/** Removes the photos that a killed process or a fault left without an alumnus. Says how many. */
export async function sweepAlumniPhotos(firebase: Firebase, now: Date): Promise<number> {
  const bucket = await firebase.bucket()
  const [files] = await bucket.getFiles({ prefix: `${folders.alumniPhotos}/` })
  const old = files.filter(
    ({ metadata }) => Date.parse(String(metadata.timeCreated)) < now.getTime() - patience,
  )
  if (old.length === 0) return 0
  const named = await namedPhotos(await firebase.firestore())
  const left = old.map(({ name }) => name).filter((path) => !named.has(path))
  for (const path of left) await removeObject(firebase, path)
  return left.length
}

/** The paths of all photos that alumni have. */
async function namedPhotos(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collections.alumni).select('photo', 'publicPhoto').get()
  const names = docs.flatMap((alumnus) => [alumnus.get('photo'), alumnus.get('publicPhoto')])
  return new Set(names.map((name) => objects.alumniPhoto(String(name))))
}
