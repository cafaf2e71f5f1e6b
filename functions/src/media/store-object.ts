import { publicObject } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'
import { logOrphan } from '../lib/log.ts'

type Content = { bytes: Buffer; contentType: string }

/** Object names are never reused, so an existing one is an error. */
export function storePublicObject(firebase: Firebase, objectPath: string, content: Content): Promise<void> {
  return store(firebase, objectPath, content, publicObject)
}

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

/** A failure only costs storage, so it is logged, not thrown. */
export async function removeObject(firebase: Firebase, objectPath: string): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  await file.delete({ ignoreNotFound: true }).catch((error: unknown) => logOrphan(objectPath, error))
}
