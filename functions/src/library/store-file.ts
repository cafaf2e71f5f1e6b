import type { Firebase } from '../lib/firebase.ts'
import { storePrivateObject, storePublicObject } from '../media/store-object.ts'

/** Stores a file of the library under a name that was never used. */
export type StoreFile = (
  objectPath: string,
  content: { bytes: Buffer; contentType: string; isPublic: boolean },
) => Promise<void>

export const storeIn =
  (firebase: Firebase): StoreFile =>
  (objectPath, { isPublic, ...content }) =>
    (isPublic ? storePublicObject : storePrivateObject)(firebase, objectPath, content)
