import { randomUUID } from 'node:crypto'
import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { limits } from '@prangan/contract/limits'
import type { SiteMedia } from '@prangan/contract/schemas/site'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import { checkKind } from '../media/check-file.ts'
import { photoType } from '../media/photo.ts'
import { decoded, sizeOf } from '../media/picture.ts'
import type { StoreFile } from './store-file.ts'

const { widths, shortestSide, sideRatio } = limits.media

export type Renditions = Pick<SiteMedia, 'files' | 'width' | 'height'> & { size: number }

type Made = Renditions & { contents: readonly { file: string; bytes: Buffer }[] }

/**
 * Makes a picture's renditions, none wider than the picture itself: checked by its bytes, upright, as WebP without EXIF and GPS
 * position. Throws 415 for another kind of file and 400 for a broken picture.
 */
export async function makeRenditions(sent: SentFile, rule: FileRule): Promise<Made> {
  await checkKind(sent, rule)
  const original = await sizeOf(sent.bytes)
  const [shorter, longer] = [original.width, original.height].toSorted((a, b) => a - b) as [number, number]
  if (shorter < shortestSide || longer > shorter * sideRatio) throw new Failure('picture-shape')
  const largest = Math.min(original.width, widths[widths.length - 1] ?? original.width)
  // Names are never used again, so browsers may cache a file for good.
  const name = randomUUID()
  const contents: { file: string; width: number; bytes: Buffer }[] = []
  // One at a time: decoding a picture takes much memory.
  for (const width of [...widths.filter((one) => one < largest), largest]) {
    const bytes = await decoded(sent.bytes, (picture) => picture.resize({ width }).webp({ quality: 80 }))
    contents.push({ file: `${name}-${width}.webp`, width, bytes })
  }
  return {
    files: contents.map(({ file, width }) => ({ file, width })),
    width: largest,
    height: Math.round((original.height * largest) / original.width),
    size: contents.at(-1)?.bytes.length ?? 0,
    contents,
  }
}

export async function storeRenditions(
  { contents, ...renditions }: Made,
  store: StoreFile,
): Promise<Renditions> {
  await Promise.all(
    contents.map(({ file, bytes }) =>
      store(storagePaths.media(file), { bytes, contentType: photoType, isPublic: true }),
    ),
  )
  return renditions
}
