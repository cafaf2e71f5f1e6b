import { Failure } from '@prangan/functions/lib/failure'
import { decoded } from '@prangan/functions/media/picture'
import { admissionLimits } from '../../contract/limits.ts'
import type { DocumentRule } from '../../contract/schemas/admission-sessions.ts'

const { photoSide, photoBytes, pageSide, pageBytes } = admissionLimits

const sizes: Readonly<Record<DocumentRule['kind'], { side: number; bytes: number }>> = {
  photo: { side: photoSide, bytes: photoBytes },
  signature: { side: photoSide, bytes: photoBytes },
  page: { side: pageSide, bytes: pageBytes },
}

/** Tried in order until the picture is small enough: JPEG quality, and the share of the longest side. */
const attempts = [
  { quality: 85, share: 1 },
  { quality: 70, share: 1 },
  { quality: 60, share: 0.75 },
  { quality: 50, share: 0.5 },
] as const

/**
 * Converts a picture to an upright JPEG on white, within the pixels and bytes of its kind. It removes the metadata, which may
 * contain the place. Throws 400 if the picture cannot be decoded.
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
  // Only noise remains this large.
  throw new Failure('broken-file')
}
