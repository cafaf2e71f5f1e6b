import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { limits } from '@prangan/contract/limits'
import type { SentFile } from '../http/read-multipart.ts'
import { checkKind } from './check-file.ts'
import { decoded } from './picture.ts'

/** What every photo is stored as. */
export const photoType = 'image/webp'

/**
 * A person's photo as it is kept: judged by its bytes, upright, no larger than needed, without metadata. Throws 415 for
 * another kind of file and 400 for a picture that can't be read.
 */
export async function checkPhoto(sent: SentFile, rule: FileRule): Promise<Buffer> {
  await checkKind(sent, rule)
  const { longestSide } = limits.photo
  return decoded(sent.bytes, (picture) =>
    picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 }),
  )
}

/** The smaller copy of a kept photo that the public is shown, cut to one shape around what draws the eye: the face. */
export function shownPhoto(kept: Buffer): Promise<Buffer> {
  return decoded(kept, (picture) =>
    picture.resize({ ...limits.photo.shown, fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  )
}
