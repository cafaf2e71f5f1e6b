import { hiddenObject, publicObject } from '@prangan/contract/paths'
import type { Firebase } from '../firebase.ts'

/** Lets anyone fetch a stored file, or nobody. One that is not there any more is no error. */
export async function setVisibility(
  firebase: Firebase,
  objectPath: string,
  isPublic: boolean,
): Promise<void> {
  const file = (await firebase.bucket()).file(objectPath)
  const metadata = { ...(isPublic ? publicObject : hiddenObject) }
  await file.setMetadata({ metadata }).catch((error: { code?: unknown }) => {
    if (error.code !== 404) throw error
  })
}
