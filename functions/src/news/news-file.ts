import { randomBytes } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { limits } from '@prangan/contract/limits'
import { storagePaths } from '@prangan/contract/paths'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { checkFile } from '../media/check-file.ts'
import { removeObject, storePrivateObject } from '../media/store-object.ts'
import { isFileNamed } from './news-store.ts'

export type NewsFile = NoticeDocument['file']

/**
 * Checks and stores an item's file; null where none was sent. Its object is private: strangers have it through the
 * functions alone, which look at the item's dates. One that replaces another gets a name that nobody has cached.
 */
export async function storeNewsFile(
  firebase: Firebase,
  id: string,
  sent: SentFile | undefined,
  { replaces = false } = {},
): Promise<NewsFile> {
  if (!sent) return null
  const checked = await checkFile(sent, endpointTable.uploadNews.body.files.myfile)
  const { contentType, bytes } = checked
  const name = replaces ? withMark(checked.name) : checked.name
  await storePrivateObject(firebase, storagePaths.noticeFile(id, name), { bytes, contentType })
  return { name, contentType, size: bytes.length }
}

/** Removes an item's file that its document names no more, where it had one. */
export async function removeNewsFile(firebase: Firebase, id: string, file: NewsFile): Promise<void> {
  if (file) await removeObject(firebase, storagePaths.noticeFile(id, file.name))
}

/**
 * Removes a file that was stored for an item whose change was refused. Where the answer to a commit was lost, its next
 * try is refused, and yet the item names the file, in the bin or not: then it stays. After a fault nobody knows what was written, so it is
 * left to the sweep.
 */
export async function dropNewsFile(
  firebase: Firebase,
  id: string,
  file: NewsFile,
  error: unknown,
): Promise<void> {
  if (!file || !(error instanceof Failure)) return
  if (await isFileNamed(await firebase.firestore(), id, file.name)) return
  await removeNewsFile(firebase, id, file)
}

/** A name with six random characters before its ending, no longer than a name may be. */
function withMark(name: string): string {
  const ending = `-${randomBytes(3).toString('hex')}${name.slice(name.lastIndexOf('.'))}`
  return name.slice(0, Math.min(name.lastIndexOf('.'), limits.text.fileName - ending.length)) + ending
}
