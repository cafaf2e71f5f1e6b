import type { Readable } from 'node:stream'
import { publicObject } from '@prangan/contract/paths'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

/** A stored file on its way out. `read` streams it, or the bytes from `start` to `end` (inclusive). */
export type FileReply = {
  name: string
  contentType: string
  /** Bytes. */
  size: number
  etag: string
  /** How long it may be cached at most, 0 for not at all; without it as long as files are. */
  cacheSeconds?: number
  read(range?: { start: number; end: number }): Readable
}

/**
 * A stored file that anyone may have, and others for a caller who may have those too. Throws 404 for one that is missing
 * or not public: both look alike to strangers. One that is not public is cached nowhere.
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
