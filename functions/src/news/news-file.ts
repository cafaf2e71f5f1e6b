import { randomBytes } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { fileKinds } from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { SentFile } from '../http/read-multipart.ts'
import type { Firebase } from '../lib/firebase.ts'
import { inspectPdf } from '../library/inspect-pdf.ts'
import { checkFile } from '../media/check-file.ts'
import { dropObjects } from '../media/drop-objects.ts'
import { removeObject, storePrivateObject } from '../media/store-object.ts'
import { isFileNamed } from './news-store.ts'

export type NewsFile = NoticeDocument['file']

/**
 * Checks and stores a notice's file; null if none was sent. The stored file is private: visitors get it only through the
 * functions, which check the notice's dates. A replacement gets a new name, so that no cache has it.
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
  const pages = contentType === fileKinds.pdf.mediaType ? inspectPdf(bytes).pages : null
  return { name, contentType, size: bytes.length, ...(pages !== null && { pages }) }
}

export async function removeNewsFile(firebase: Firebase, id: string, file: NewsFile): Promise<void> {
  if (file) await removeObject(firebase, storagePaths.noticeFile(id, file.name))
}

export async function dropNewsFile(
  firebase: Firebase,
  id: string,
  file: NewsFile,
  error: unknown,
): Promise<void> {
  if (!file) return
  await dropObjects(firebase, error, [storagePaths.noticeFile(id, file.name)], async () => {
    const isNamed = await isFileNamed(await firebase.firestore(), id, file.name)
    return () => isNamed
  })
}

function withMark(name: string): string {
  const ending = `-${randomBytes(3).toString('hex')}${name.slice(name.lastIndexOf('.'))}`
  return name.slice(0, Math.min(name.lastIndexOf('.'), limits.text.fileName - ending.length)) + ending
}
