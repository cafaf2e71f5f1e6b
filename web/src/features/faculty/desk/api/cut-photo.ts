import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { fileKinds, mediaTypesOf } from '@prangan/contract/file-kinds'
import { errorText } from '../../../../messages/error-text.ts'

export type Area = { x: number; y: number; width: number; height: number }

/** A person's photo: four wide to five high. */
export const photoRatio = 4 / 5
const longestSide = 1_200

const accepted = mediaTypesOf(facultyEndpoints.updateFacultyDetails.body.files.photo.kinds)
const jpeg = fileKinds.jpeg.mediaType

export const acceptedPhotos = accepted.join(',')

/** Decodes a chosen file as a picture. Throws an error with a message for people if it is none. */
export async function readPicture(file: File, url: string): Promise<HTMLImageElement> {
  if (file.size === 0) throw new Error(errorText('empty-file'))
  if (!accepted.includes(file.type)) throw new Error(errorText('wrong-photo-type'))
  const picture = new Image()
  picture.src = url
  await picture.decode().catch(() => {
    throw new Error(errorText('broken-file'))
  })
  return picture
}

export function middleOf({ width, height }: { width: number; height: number }): Area {
  const part = { width: Math.min(width, height * photoRatio), height: Math.min(height, width / photoRatio) }
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part }
}

/** The size of the result: unchanged, or scaled down if it has more pixels than are ever shown. */
export function sizeOf({ width, height }: Area): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * Crops a picture: upright, without the camera's metadata, and small enough for slow connections. Synchronous, unlike
 * `toBlob`: somebody who moves the picture and saves at once gets what they saw.
 */
export function cutPhoto(picture: HTMLImageElement, area: Area): Blob {
  const { width, height } = sizeOf(area)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error(errorText('broken-file'))
  // Transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
  const [head = '', base64 = ''] = canvas.toDataURL(jpeg, 0.9).split(',')
  if (!head.includes(jpeg)) throw new Error(errorText('broken-file'))
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: jpeg })
}
