import { hiddenObject, publicObject } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'

/**
 * Lets anyone fetch a stored file, or nobody. One that is not there any more is no error. The object is written anew in
 * its place, with this metadata alone: a download token that somebody once made of it opens it no more.
 */
export async function setVisibility(
  firebase: Firebase,
  objectPath: string,
  isPublic: boolean,
): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  try {
    const [{ contentType }] = await file.getMetadata()
    const metadata = { ...(isPublic ? publicObject : hiddenObject) }
    await file.copy(file, { ...(contentType && { contentType }), metadata })
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error
  }
}
