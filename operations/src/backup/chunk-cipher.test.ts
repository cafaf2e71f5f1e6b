import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decryptWith, encryptWith, subkey } from './chunk-cipher.ts'

const key = subkey(randomBytes(32), 'a file')
const chunk = 64 * 1024
const sealed = chunk + 16

async function* inParts(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
const encrypt = (bytes: Buffer) => read(encryptWith(key)(inParts(bytes)))
const decrypt = (bytes: Buffer, by = key) => read(decryptWith(by)(inParts(bytes, 7_001)))

describe('An encrypted stream', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])('of %i bytes is read again', async (size) => {
    const bytes = randomBytes(size)
    expect((await decrypt(await encrypt(bytes))).equals(bytes)).toBe(true)
  })

  const whole = encrypt(randomBytes(3 * chunk))
  it.each<[string, (bytes: Buffer) => Buffer]>([
    [
      'one bit is changed',
      (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) as number) ^ 1])]),
    ],
    ['it is cut off within a chunk', (bytes) => bytes.subarray(0, -100)],
    ['it is cut off between two chunks', (bytes) => bytes.subarray(0, 2 * sealed)],
    ['it is cut off to nothing', (bytes) => bytes.subarray(0, 0)],
    [
      'two chunks have changed places',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(sealed, 2 * sealed),
          bytes.subarray(0, sealed),
          bytes.subarray(2 * sealed),
        ]),
    ],
    ['a chunk comes twice', (bytes) => Buffer.concat([bytes.subarray(0, sealed), bytes])],
    ['something follows', (bytes) => Buffer.concat([bytes, bytes.subarray(0, sealed)])],
  ])('is refused when %s', async (_, change) => {
    await expect(decrypt(change(await whole))).rejects.toThrow()
  })

  it('is read with its own key alone', async () => {
    await expect(decrypt(await whole, subkey(key, 'another file'))).rejects.toThrow()
  })
})
