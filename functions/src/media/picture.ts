import type { Sharp } from 'sharp'
import { Failure } from '../lib/failure.ts'

/** More pixels than any camera of today makes; a small file that claims more is a bomb. */
const mostPixels = 50_000_000

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: a large one takes 200 MB while it is decoded, and a process has 512. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/**
 * A picture decoded, set upright, worked on and encoded anew, which drops EXIF and anything hidden in it. Throws 400 for
 * one that can't be decoded whole.
 */
export async function decoded(picture: Buffer, work: (sharp: Sharp) => Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // It would keep what it decoded for a next time that never comes, 165 MB of a large picture.
  sharp.cache(false)
  try {
    const upright = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
    return await inTurn(() => work(upright).toBuffer())
  } catch (cause) {
    throw new Failure('broken-file', { cause })
  }
}
