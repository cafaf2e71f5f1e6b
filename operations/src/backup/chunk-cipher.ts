import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto'

/*
 * AES-256-GCM in chunks, after the STREAM construction: each chunk's nonce is its number, and the last chunk's says that it
 * is the last. So a chunk that is changed, moved, repeated or cut off is noticed, and no more than a chunk is in memory.
 */

/** Bytes of a chunk before encryption. */
const chunkBytes = 64 * 1024
const tagBytes = 16

/** How a passphrase becomes a key. The costs are stored with a backup, so that later ones can be higher. */
export type KeyRule = { algorithm: 'scrypt'; salt: string; N: number; r: number; p: number }

/** The rule for a new backup: 128 MiB and about half a second for each guess. */
export const newKeyRule = (): KeyRule => ({
  algorithm: 'scrypt',
  salt: randomBytes(16).toString('base64'),
  N: 2 ** 17,
  r: 8,
  p: 1,
})

/** Derives the master key from a passphrase, which is normalised: keyboards write ü and हि in several ways. */
export function deriveKey(passphrase: string, { salt, N, r, p }: KeyRule): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** A key for one purpose, such as one file: with a key of its own it needs no random nonce. */
export const subkey = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `prangan backup ${purpose}`, 32))

function nonce(chunk: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(Math.floor(chunk / 2 ** 32), 3)
  bytes.writeUInt32BE(chunk % 2 ** 32, 7)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

/** Converts a stream in chunks of one size; the last may be shorter. A full chunk waits until it is not the last. */
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

/** Encrypts a stream with a key that encrypts nothing else. */
export const encryptWith = (key: Buffer) => (source: AsyncIterable<Buffer>) =>
  inChunks(source, chunkBytes, (bytes, iv) => {
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  })

/** Decrypts such a stream. Throws at the first chunk that is not as it was encrypted. */
export const decryptWith = (key: Buffer) => (source: AsyncIterable<Buffer>) =>
  inChunks(source, chunkBytes + tagBytes, (bytes, iv) => {
    if (bytes.length < tagBytes) throw new Error('The backup ends within a chunk.')
    const end = bytes.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    decipher.setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()])
  })
