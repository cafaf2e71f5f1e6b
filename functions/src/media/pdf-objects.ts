import { inflateSync } from 'node:zlib'

const most = { streams: 2_000, bytes: 16 * 1024 * 1024 }

/**
 * Yields the texts that contain a PDF's objects: the file itself, then each inflated object stream. Yields undefined at the end
 * if there are too many. Names are decoded, such as `/J#61vaScript`.
 */
export function* objectTexts(bytes: Buffer): Generator<string | undefined> {
  const text = bytes.toString('latin1')
  yield plainNames(text)
  const streams = [...text.matchAll(/\/ObjStm\b/g)]
  if (streams.length > most.streams) return yield undefined
  let left: number = most.bytes
  for (const { index } of streams) {
    const objects = inflate(bytes, text.indexOf('stream', index), left)
    left -= objects.length
    if (left <= 0) return yield undefined
    yield plainNames(objects)
  }
}

const plainNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

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
