import type { Sharp } from 'sharp'
import { Failure } from '../lib/failure.ts'
import { createMutex } from '../lib/mutex.ts'

/** More pixels than any of today's cameras makes; a small file that claims more is a decompression bomb. */
const maxPixels = 50_000_000

/** A large picture takes 200 MB while it is decoded, and a process has 1 GB, so they are decoded one at a time. */
const runExclusive = createMutex()

/**
 * Decodes a picture, rotates it upright, transforms and re-encodes it, which drops EXIF and anything hidden in it. Throws 400
 * if it cannot be decoded completely.
 */
export async function decoded(picture: Buffer, work: (sharp: Sharp) => Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // Its cache would keep 165 MB of a large picture that is never read again.
  sharp.cache(false)
  try {
    const upright = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
    return await runExclusive(() => work(upright).toBuffer())
  } catch (cause) {
    throw new Failure('broken-file', { cause })
  }
}

export async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(picture, { limitInputPixels: maxPixels }).metadata()
    return autoOrient
  } catch (cause) {
    throw new Failure('broken-file', { cause })
  }
}
