import { publicObject } from '@prangan/contract/paths'
import type { Firebase } from '../firebase.ts'
import { logOrphan } from '../http/log.ts'

/** Stores a file that anyone may fetch. Object names are never used twice, so an existing one is refused. */
export async function storePublicObject(
  firebase: Firebase,
  objectPath: string,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  await file.save(bytes, {
    resumable: false,
    preconditionOpts: { ifGenerationMatch: 0 },
    metadata: { contentType, metadata: { ...publicObject } },
  })
}

/** Removes a file that no document names any more. A failure costs storage, not the caller's success: it is logged. */
export async function removeObject(firebase: Firebase, objectPath: string): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  await file.delete({ ignoreNotFound: true }).catch((error: unknown) => logOrphan(objectPath, error))
}
