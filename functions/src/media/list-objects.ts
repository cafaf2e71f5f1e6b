import { publicObject } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'

export type StoredObject = {
  path: string
  isPublic: boolean
  /** A download token opens the file to anyone who has it. */
  hasToken: boolean
}

export async function objectsOlderThan(
  firebase: Firebase,
  folder: string,
  age: number,
  now: Date,
): Promise<StoredObject[]> {
  const [files] = await (await firebase.bucket()).getFiles({ prefix: `${folder}/` })
  return files
    .filter(({ metadata }) => Date.parse(String(metadata.timeCreated)) < now.getTime() - age)
    .map(({ name, metadata }) => ({
      path: name,
      isPublic: metadata.metadata?.visibility === publicObject.visibility,
      hasToken: Boolean(metadata.metadata?.firebaseStorageDownloadTokens),
    }))
}
