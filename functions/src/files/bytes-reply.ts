import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileReply } from './read-object.ts'

type Head = Pick<FileReply, 'name' | 'contentType' | 'cacheSeconds' | 'isDownload' | 'isPage'>

/** Returns bytes that were made for this answer as a file. The tag follows from them, so that a reader who has them gets 304. */
export const bytesReply = (head: Head, bytes: Buffer): FileReply => ({
  ...head,
  size: bytes.length,
  etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]),
})
