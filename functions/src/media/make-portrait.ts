import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import type { SentFile } from '../http/read-multipart.ts'
import { checkKind } from './check-file.ts'
import { decoded } from './picture.ts'

/** Pixels; 4:5, as it is shown, and sharp at the largest size. */
const portrait = { width: 640, height: 800 }

/**
 * Returns an upright WebP without metadata, cropped to 4:5 around the most prominent part. Throws 415 for another kind of file,
 * and 400 for a broken picture.
 */
export async function makePortrait(sent: SentFile, rule: FileRule): Promise<Buffer> {
  await checkKind(sent, rule)
  return decoded(sent.bytes, (picture) =>
    picture.resize({ ...portrait, fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  )
}
