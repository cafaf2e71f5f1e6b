import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Pool } from './pool.ts'
import type { BackupRecord } from './records.ts'
import type { Target } from './target.ts'

type RemoteFile = ReturnType<Target['bucket']['file']>

const keptMetadata = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'metadata',
] as const

export type StoredFile = Pick<RemoteFile['metadata'], 'md5Hash' | (typeof keptMetadata)[number]> & {
  name: string
}

/** Up to this size, files are transferred in parallel, so that latencies overlap. */
const smallBytes = 1024 * 1024
const smallAtOnce = 8
const perPage = 500

async function* listFiles({ bucket }: Target): AsyncGenerator<RemoteFile> {
  let next: object | null = { maxResults: perPage, autoPaginate: false }
  while (next) {
    const [files, following]: [RemoteFile[], object | null, ...unknown[]] = await bucket.getFiles(next)
    yield* files
    next = following
  }
}

export const hasFiles = async ({ bucket }: Target): Promise<boolean> =>
  (await bucket.getFiles({ maxResults: 1, autoPaginate: false }))[0].length > 0

/** Skips known files, and those deleted before they are read. */
export async function* readFiles(
  target: Target,
  isKnown: (name: string) => boolean = () => false,
): AsyncGenerator<BackupRecord> {
  const underWay: Promise<BackupRecord | undefined>[] = []
  async function* next() {
    const record = await underWay.shift()
    if (record) yield record
  }
  for await (const file of listFiles(target)) {
    if (isKnown(file.name)) continue
    const size = Number(file.metadata.size)
    const reading = size <= smallBytes ? readSmall(file) : undefined
    // A pending read must not end the process when it fails.
    reading?.catch(() => undefined)
    if (reading) underWay.push(reading)
    while (underWay.length > 0 && (!reading || underWay.length >= smallAtOnce)) yield* next()
    const large = reading ? undefined : await readLarge(file, size)
    if (large) yield large
  }
  while (underWay.length > 0) yield* next()
}

/** Keeps compressed content compressed. */
const asStored = { decompress: false } as const

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 404

async function readSmall(file: RemoteFile): Promise<BackupRecord | undefined> {
  try {
    const [body] = await file.download(asStored)
    return { head: headOf(file), bytes: body.length, body: [body] }
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

async function readLarge(file: RemoteFile, bytes: number): Promise<BackupRecord | undefined> {
  const stream: AsyncIterator<Buffer> = file.createReadStream(asStored)[Symbol.asyncIterator]()
  try {
    const first = await stream.next()
    async function* body() {
      for (let part = first; !part.done; part = await stream.next()) yield part.value
    }
    return { head: headOf(file), bytes, body: body() }
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

function headOf({ name, metadata }: RemoteFile): StoredFile {
  const kept = keptMetadata.flatMap((key) => (metadata[key] === undefined ? [] : [[key, metadata[key]]]))
  return { name, ...(metadata.md5Hash && { md5Hash: metadata.md5Hash }), ...Object.fromEntries(kept) }
}

async function contentOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

export async function readChecksums(target: Target): Promise<Map<string, string>> {
  const checksums = new Map<string, string>()
  for await (const { name, metadata } of listFiles(target)) checksums.set(name, metadata.md5Hash ?? '')
  return checksums
}

/** Skips files that exist with the same checksum. */
export async function writeFiles(
  target: Target,
  files: AsyncIterable<{ head: unknown; bytes: number; body: AsyncGenerator<Buffer> }>,
  { there, onWritten }: { there: ReadonlyMap<string, string>; onWritten: (count: number) => void },
): Promise<void> {
  const pool = new Pool(smallAtOnce)
  for await (const { head, bytes, body } of files) {
    const { name, md5Hash, ...metadata } = head as StoredFile
    if (md5Hash !== undefined && there.get(name) === md5Hash) {
      onWritten(1)
      continue
    }
    const file = target.bucket.file(name)
    if (bytes <= smallBytes) {
      const content = await contentOf(body)
      await pool.add(async () => {
        await file.save(content, { resumable: false, metadata })
        onWritten(1)
      })
    } else {
      await pipeline(Readable.from(body), file.createWriteStream({ metadata }))
      onWritten(1)
    }
  }
  await pool.end()
}
