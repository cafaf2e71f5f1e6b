import type { Firebase } from '../lib/firebase.ts'
import { storePrivateObject, storePublicObject } from '../media/store-object.ts'

export type StoreFile = (
  objectPath: string,
  content: { bytes: Buffer; contentType: string; isPublic: boolean },
) => Promise<void>

export const storeIn =
  (firebase: Firebase): StoreFile =>
  (objectPath, { isPublic, ...content }) =>
    (isPublic ? storePublicObject : storePrivateObject)(firebase, objectPath, content)
