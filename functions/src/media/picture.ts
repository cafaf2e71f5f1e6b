import type { Sharp } from 'sharp'
import { Failure } from '../http/failure.ts'

/** More pixels than any camera of today makes; a small file that claims more is a bomb. */
const mostPixels = 50_000_000

/**
 * A picture decoded, set upright, worked on and encoded anew, which drops EXIF and anything hidden in it. Throws 400 for
 * one that can't be decoded whole.
 */
export async function decoded(picture: Buffer, work: (sharp: Sharp) => Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
    return await work(upright).toBuffer()
  } catch (cause) {
    throw new Failure('broken-file', { cause })
  }
}
