import { randomBytes } from 'node:crypto'
import { storagePaths } from '@prangan/contract/storage-paths'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { photoType, shownPhoto } from '../media/photo.ts'
import { removeObject, storePrivateObject, storePublicObject } from '../media/store-object.ts'

/** A random name reveals neither the person nor the names of other photos. */
const newName = (): string => `${randomBytes(16).toString('hex')}.webp`

export async function storeOriginal(firebase: Firebase, bytes: Buffer): Promise<string> {
  const name = newName()
  await storePrivateObject(firebase, storagePaths.alumniPhoto(name), { bytes, contentType: photoType })
  return name
}

export async function storeShown(firebase: Firebase, original: Buffer): Promise<string> {
  const name = newName()
  const bytes = await shownPhoto(original)
  await storePublicObject(firebase, storagePaths.alumniPhoto(name), { bytes, contentType: photoType })
  return name
}

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
 * Runs work that stores photos: files are written before the document that names them, and removed after. It removes the files
 * in `unused` when the work succeeds or is refused. After any other error the sweep decides, because the commit may have
 * succeeded.
 */
export async function withPhotoCleanup<Result>(
  firebase: Firebase,
  work: (unused: Set<string>) => Promise<Result>,
): Promise<Result> {
  const unused = new Set<string>()
  try {
    return await work(unused)
  } catch (error) {
    if (!(error instanceof Failure)) unused.clear()
    throw error
  } finally {
    const paths = [...unused].filter(Boolean).map(storagePaths.alumniPhoto)
    await Promise.all(paths.map((path) => removeObject(firebase, path)))
  }
}
