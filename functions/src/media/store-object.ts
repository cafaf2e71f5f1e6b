import { publicObject } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'
import { logOrphan } from '../lib/log.ts'

type Content = { bytes: Buffer; contentType: string }

/** Stores a file that anyone may fetch. Object names are never used twice, so an existing one is refused. */
export function storePublicObject(firebase: Firebase, objectPath: string, content: Content): Promise<void> {
  return store(firebase, objectPath, content, publicObject)
}

/** Stores a file that only those may fetch whom `storage.rules` name. */
export function storePrivateObject(firebase: Firebase, objectPath: string, content: Content): Promise<void> {
  return store(firebase, objectPath, content, {})
}

async function store(
  firebase: Firebase,
  objectPath: string,
  { bytes, contentType }: Content,
  metadata: Readonly<Record<string, string>>,
): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  await file.save(bytes, {
    resumable: false,
    preconditionOpts: { ifGenerationMatch: 0 },
    metadata: { contentType, metadata: { ...metadata } },
  })
}

/** Removes a file that no document names any more. A failure costs storage, not the caller's success: it is logged. */
export async function removeObject(firebase: Firebase, objectPath: string): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  await file.delete({ ignoreNotFound: true }).catch((error: unknown) => logOrphan(objectPath, error))
}
