import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileReply } from '@prangan/functions/files/read-object'

/** Seconds for which browsers and the CDN may keep a feed: readers ask again and again. */
const cacheSeconds = 15 * 60

/** Returns a text as a file. The tag follows from the text, so that a reader who has it gets 304. */
export function textReply(name: string, contentType: string, text: string): FileReply {
  const bytes = Buffer.from(text)
  return {
    name,
    contentType: `${contentType}; charset=utf-8`,
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    cacheSeconds,
    read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
  }
}
