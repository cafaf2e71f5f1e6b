import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import type { SentFile } from '../http/read-multipart.ts'
import { checkKind } from './check-file.ts'
import { decoded } from './picture.ts'

/** The size of a portrait in pixels: four to five, as it is shown, and sharp at the largest size. */
const portrait = { width: 640, height: 800 }

/**
 * A picture of a person as the site shows it: upright, cut to four by five round what draws the eye, a new WebP with
 * nothing else in it. Throws 415 for what is no picture by its bytes, 400 for one that cannot be read.
 */
export async function makePortrait(sent: SentFile, rule: FileRule): Promise<Buffer> {
  await checkKind(sent, rule)
  return decoded(sent.bytes, (picture) =>
    picture.resize({ ...portrait, fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  )
}
