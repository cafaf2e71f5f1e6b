import { inflateSync } from 'node:zlib'

/** Scripts, programs to start and embedded files, as keys and values of a PDF's dictionaries (not as its text). */
const active = /\/S\s*\/(?:JavaScript|Launch)\b|\/Type\s*\/EmbeddedFile\b|\/EmbeddedFiles\b/

/** The most object streams that a PDF may have, and the most bytes that they may inflate to in total. */
const most = { streams: 2_000, bytes: 16 * 1024 * 1024 }

/**
 * Returns whether a PDF contains scripts, programs to start or files. One with excessive object streams counts as such.
 */
export function hasActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (active.test(plainNames(text))) return true
  const streams = [...text.matchAll(/\/ObjStm\b/g)]
  if (streams.length > most.streams) return true
  let left: number = most.bytes
  for (const { index } of streams) {
    const objects = inflate(bytes, text.indexOf('stream', index), left)
    left -= objects.length
    if (left <= 0 || active.test(plainNames(objects))) return true
  }
  return false
}

/** Decodes names with hexadecimal escapes, such as `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Inflates the stream that begins here; '' if it is invalid. If it is longer than `atMost`, returns a text of that
 * length.
 */
function inflate(bytes: Buffer, at: number, atMost: number): string {
  if (at < 0) return ''
  const start = at + 'stream'.length
  const isAfterReturn = bytes[start] === 0x0d
  try {
    return inflateSync(bytes.subarray(start + (isAfterReturn ? 2 : 1)), { maxOutputLength: atMost }).toString(
      'latin1',
    )
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? ' '.repeat(atMost) : ''
  }
}
