import { limits } from '@prangan/contract/limits'
import type { DocumentRule } from '@prangan/contract/schemas/admission-sessions'
import { Failure } from '../../lib/failure.ts'
import { decoded } from '../../media/picture.ts'

const { photoSide, photoBytes, pageSide, pageBytes } = limits.admissions

/** Pixels and bytes of a stored picture, by the kind of document. */
const sizes: Readonly<Record<DocumentRule['kind'], { side: number; bytes: number }>> = {
  photo: { side: photoSide, bytes: photoBytes },
  signature: { side: photoSide, bytes: photoBytes },
  page: { side: pageSide, bytes: pageBytes },
}

/** Tried one after the other until the picture is small enough: JPEG's quality, and a share of the longest side. */
const attempts = [
  { quality: 85, share: 1 },
  { quality: 70, share: 1 },
  { quality: 60, share: 0.75 },
  { quality: 50, share: 0.5 },
] as const

/**
 * Makes a JPEG of a picture for storage: upright, on white, within the pixels and bytes of its kind, and without
 * metadata, such as the place where it was taken. Throws 400 if it cannot be decoded.
 */
export async function shrinkPicture(picture: Buffer, kind: DocumentRule['kind']): Promise<Buffer> {
  const { side, bytes } = sizes[kind]
  for (const { quality, share } of attempts) {
    const longest = Math.round(side * share)
    const smaller = await decoded(picture, (sharp) =>
      sharp
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality }),
    )
    if (smaller.length <= bytes) return smaller
  }
  // Only noise is as large as that.
  throw new Failure('broken-file')
}
