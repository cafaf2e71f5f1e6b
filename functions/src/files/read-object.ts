import type { Readable } from 'node:stream'
import { publicObject } from '@prangan/contract/storage-paths'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

export type FileReply = {
  name: string
  contentType: string
  /** Bytes. */
  size: number
  etag: string
  /** 0 for not at all; by default as long as files are. */
  cacheSeconds?: number
  /** The address never gets another file, so browsers may cache it for good. */
  isImmutable?: true
  isDownload?: true
  /** A page that was made here, not uploaded: browsers show it. */
  isPage?: true
  read(range?: { start: number; end: number }): Readable
}

/**
 * Reads a public file, or with `mayHavePrivate` also a private one. Throws 404 if it is missing or not public, which look the
 * same to visitors. A private one is never cached.
 */
export async function readObject(
  firebase: Firebase,
  objectPath: string,
  { mayHavePrivate = false } = {},
): Promise<FileReply> {
  const file = (await firebase.bucket()).file(objectPath)
  const [stored] = await file.getMetadata().catch((cause: { code?: unknown }) => {
    throw cause.code === 404 ? new Failure('no-such-file') : cause
  })
  const isPublic = stored.metadata?.visibility === publicObject.visibility
  if (!isPublic && !mayHavePrivate) throw new Failure('no-such-file')
  return {
    name: objectPath.slice(objectPath.lastIndexOf('/') + 1),
    contentType: stored.contentType ?? 'application/octet-stream',
    size: Number(stored.size),
    ...(!isPublic && { cacheSeconds: 0 }),
    etag: `"${stored.generation}-${stored.metageneration}"`,
    read: (range) => file.createReadStream({ ...range, validation: false }),
  }
}
