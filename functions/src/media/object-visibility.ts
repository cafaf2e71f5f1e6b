import { hiddenObject, publicObject } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'

/**
 * Makes a stored file public or private. A missing file is no error. The object is rewritten in place with this metadata only,
 * so an earlier download token no longer opens it.
 */
export async function setVisibility(
  firebase: Firebase,
  objectPath: string,
  isPublic: boolean,
): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  try {
    const [{ contentType, metadata: stored = {} }] = await file.getMetadata()
    const metadata: Record<string, string> = { ...(isPublic ? publicObject : hiddenObject) }
    // Written before; a download token would be one name more.
    if (JSON.stringify(stored) === JSON.stringify(metadata)) return
    await file.copy(file, { ...(contentType && { contentType }), metadata })
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error
  }
}
