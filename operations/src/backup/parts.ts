import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { decryptWith, encryptWith, subkey } from './chunk-cipher.ts'
import { damaged, type PartName } from './manifest.ts'
import { type BackupRecord, decodeRecords, encodeRecords } from './records.ts'

/** Pictures and PDFs are already compressed. */
const isCompressed = (name: PartName): boolean => name !== 'files.enc'

type Place = { folder: string; name: PartName; master: Buffer }

/** Compresses and encrypts records as they arrive. Returns the file's size and checksum. */
export async function writePart(
  { folder, name, master }: Place,
  records: AsyncIterable<BackupRecord>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measure(source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      hash.update(part)
      bytes += part.length
      yield part
    }
  }
  await pipeline(
    Readable.from(encodeRecords(records)),
    isCompressed(name) ? createGzip() : new PassThrough(),
    encryptWith(subkey(master, name)),
    measure,
    createWriteStream(join(folder, name), { mode: 0o600, flush: true }),
  )
  return { bytes, sha256: hash.digest('hex') }
}

/** Throws a `Problem` if the file was changed. */
export async function* readPart({ folder, name, master }: Place): ReturnType<typeof decodeRecords> {
  const end = new PassThrough()
  pipeline(
    createReadStream(join(folder, name)),
    decryptWith(subkey(master, name)),
    isCompressed(name) ? createGunzip() : new PassThrough(),
    end,
    // The reader of `end` receives the same failure.
  ).catch(() => undefined)
  try {
    yield* decodeRecords(end)
  } catch {
    throw damaged(name)
  }
}
