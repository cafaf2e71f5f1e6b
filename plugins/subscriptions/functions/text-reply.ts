import { bytesReply } from '@prangan/functions/files/bytes-reply'
import type { FileReply } from '@prangan/functions/files/read-object'

/** Seconds for which browsers and the CDN may keep a feed: readers ask again and again. */
const cacheSeconds = 15 * 60

export const textReply = (name: string, contentType: string, text: string): FileReply =>
  bytesReply({ name, contentType: `${contentType}; charset=utf-8`, cacheSeconds }, Buffer.from(text))
