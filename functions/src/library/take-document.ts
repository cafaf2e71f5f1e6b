import { randomUUID } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { fileKinds } from '@prangan/contract/file-kinds'
import type { LibraryVersion } from '@prangan/contract/schemas/library'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import { checkFile } from '../media/check-file.ts'
import { atField } from '../media/refuse-file.ts'
import { fileTitle } from './file-title.ts'
import { inspectPdf } from './inspect-pdf.ts'
import type { StoreFile } from './store-file.ts'

export type StoredFile = Pick<LibraryVersion, 'name' | 'file' | 'bytes' | 'pages' | 'findings'>

const rule = endpointTable.addDocument.body.files.document

export async function takeDocument(sent: SentFile | undefined): Promise<StoredFile & { content: Buffer }> {
  try {
    if (!sent) throw new Failure('file-missing')
    const { bytes } = await checkFile(sent, rule)
    return {
      name: fileTitle(sent.name, 'Document.pdf'),
      file: `${randomUUID()}.${fileKinds.pdf.extension}`,
      bytes: bytes.length,
      ...inspectPdf(bytes),
      content: bytes,
    }
  } catch (error) {
    throw atField('document', error)
  }
}

/** The stored file is private: functions decide which version a visitor gets. */
export async function storeDocument(
  id: string,
  { content, ...file }: StoredFile & { content: Buffer },
  store: StoreFile,
): Promise<StoredFile> {
  const path = storagePaths.libraryFile(id, file.file)
  await store(path, { bytes: content, contentType: fileKinds.pdf.mediaType, isPublic: false })
  return file
}
