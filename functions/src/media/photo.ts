import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { fileKinds } from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import type { SentFile } from '../http/read-multipart.ts'
import { checkKind } from './check-file.ts'
import { decoded } from './picture.ts'

export const photoType = fileKinds.webp.mediaType

/**
 * Converts a person's photo for storage: checked by its bytes, upright, limited in size, without metadata. Throws 415 for
 * another kind of file and 400 for a broken picture.
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

export function shownPhoto(kept: Buffer): Promise<Buffer> {
  return decoded(kept, (picture) =>
    picture.resize({ ...limits.photo.shown, fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  )
}
