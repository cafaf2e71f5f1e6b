import { readObject } from '@prangan/functions/files/read-object'
import type { Handler } from '@prangan/functions/http/handler'
import { hostelPaths } from '../contract/paths.ts'
import { toRequest } from './request-store.ts'

/** Sends it as a download only, because no stranger's file may be shown on the site's origin. */
export const readRoomPhoto: Handler<'readRoomPhoto'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const { photo } = toRequest(await firestore.doc(hostelPaths.request(params.id)).get())
  const path = hostelPaths.photo(params.id, photo.name)
  return { ...(await readObject(firebase, path, { mayHavePrivate: true })), isDownload: true }
}
