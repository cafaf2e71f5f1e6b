import { randomBytes } from 'node:crypto'
import { storagePaths } from '@prangan/contract/paths'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { photoType, shownPhoto } from '../media/photo.ts'
import { removeObject, storePrivateObject, storePublicObject } from '../media/store-object.ts'

/** A name that tells nothing: not whose photo it is, nor what another one is called. */
const newName = (): string => `${randomBytes(16).toString('hex')}.webp`

/** Keeps a checked photo where only the office may see it. Gives its name. */
export async function storeOriginal(firebase: Firebase, bytes: Buffer): Promise<string> {
  const name = newName()
  await storePrivateObject(firebase, storagePaths.alumniPhoto(name), { bytes, contentType: photoType })
  return name
}

/** Stores what the public is shown of a kept photo. Gives its name. */
export async function storeShown(firebase: Firebase, original: Buffer): Promise<string> {
  const name = newName()
  const bytes = await shownPhoto(original)
  await storePublicObject(firebase, storagePaths.alumniPhoto(name), { bytes, contentType: photoType })
  return name
}

/** A kept photo's bytes; undefined where there is none under this name. */
export async function readOriginal(firebase: Firebase, name: string): Promise<Buffer | undefined> {
  if (!name) return undefined
  const file = (await firebase.bucket()).file(storagePaths.alumniPhoto(name))
  try {
    const [bytes] = await file.download()
    return bytes
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}

/**
 * Does some work with photos: files are written before the document that names them, and removed after. Whatever stands
 * in `spare` when it is done or refused is removed. After a fault nobody knows what was written, so they are left to the
 * sweep, which looks.
 */
export async function withSparePhotos<Result>(
  firebase: Firebase,
  work: (spare: Set<string>) => Promise<Result>,
): Promise<Result> {
  const spare = new Set<string>()
  try {
    return await work(spare)
  } catch (error) {
    if (!(error instanceof Failure)) spare.clear()
    throw error
  } finally {
    const paths = [...spare].filter(Boolean).map(storagePaths.alumniPhoto)
    await Promise.all(paths.map((path) => removeObject(firebase, path)))
  }
}
