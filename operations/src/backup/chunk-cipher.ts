import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto'

/*
 * AES-256-GCM in chunks (STREAM construction): each nonce is the chunk's number, and the last one is marked as the last.
 * Changed, moved, repeated or missing chunks are detected, and only one chunk is in memory.
 */

const chunkBytes = 64 * 1024
const tagBytes = 16

/** The costs are stored with a backup, so that later ones can be higher. */
export type KeyRule = { algorithm: 'scrypt'; salt: string; N: number; r: number; p: number }

/** 128 MiB and about half a second for each guess. */
export const newKeyRule = (): KeyRule => ({
  algorithm: 'scrypt',
  salt: randomBytes(16).toString('base64'),
  N: 2 ** 17,
  r: 8,
  p: 1,
})

/** Derives the master key. The passphrase is normalised, since keyboards write ü and हि in several ways. */
export function deriveKey(passphrase: string, { salt, N, r, p }: KeyRule): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** Derives a key for one purpose, such as one file; it then needs no random nonce. */
export const subkey = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `prangan backup ${purpose}`, 32))

function nonce(chunk: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(Math.floor(chunk / 2 ** 32), 3)
  bytes.writeUInt32BE(chunk % 2 ** 32, 7)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

/**
 * Splits a stream into chunks of one size; the last may be shorter. A full chunk is held back until more follows, so that the
 * last is known.
 */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
  convert: (bytes: Buffer, nonce: Buffer) => Buffer,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  let chunk = 0
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes])
    for (; held.length > size; chunk += 1) {
      yield convert(held.subarray(0, size), nonce(chunk, false))
      held = held.subarray(size)
    }
  }
  yield convert(held, nonce(chunk, true))
}

/** The key must not encrypt anything else. */
export const encryptWith = (key: Buffer) => (source: AsyncIterable<Buffer>) =>
  inChunks(source, chunkBytes, (bytes, iv) => {
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  })

/** Throws at the first chunk that was changed. */
export const decryptWith = (key: Buffer) => (source: AsyncIterable<Buffer>) =>
  inChunks(source, chunkBytes + tagBytes, (bytes, iv) => {
    if (bytes.length < tagBytes) throw new Error('The backup ends within a chunk.')
    const end = bytes.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    decipher.setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()])
  })
