import {
  fileKinds,
  kindOfBytes,
  type PictureKind,
  pictureKinds,
  signatureLength,
} from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import { errorText } from '../../../messages/error-text.ts'

export type Photo = {
  file: File
  kind: PictureKind
  width: number
  height: number
  /** The size of the chosen file in bytes; larger than the file's own if it was scaled down. */
  chosenSize: number
}

/** A larger picture is scaled down before it is sent, for slow connections. Bytes. */
const heavy = 1024 * 1024
const quality = 0.85

/**
 * Prepares a chosen file: a large picture is scaled down, upright, and a type that only this browser can read (an
 * iPhone's HEIC, for example) becomes a JPEG. Throws an error with a message for people if the file is no picture, or
 * a broken one.
 */
export async function preparePhoto(file: File): Promise<Photo> {
  if (file.size === 0) throw new Error(errorText('empty-file'))
  const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
  const kind = kindOfBytes(bytes, pictureKinds)
  const picture = await decode(file, kind)
  const { width, height } = picture
  const longest = Math.max(width, height)
  const scale = Math.min(1, limits.photo.longestSide / longest)
  const chosenSize = file.size
  try {
    if (kind && scale === 1 && chosenSize <= heavy) return { file, kind, width, height, chosenSize }
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
    const smaller = await toJpeg(picture, w, h)
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`
    return {
      file: new File([smaller], name, { type: smaller.type }),
      kind: 'jpeg',
      width: w,
      height: h,
      chosenSize,
    }
  } finally {
    picture.close()
  }
}

async function decode(file: File, kind: PictureKind | undefined): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new Error(errorText(kind ? 'broken-file' : 'wrong-photo-type'), { cause })
  }
}

async function toJpeg(picture: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparency: transparent pixels would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
  }
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, fileKinds.jpeg.mediaType, quality),
  )
  // A phone that is out of memory draws nothing.
  if (!context || !jpeg) throw new Error(errorText('broken-file'))
  return jpeg
}
