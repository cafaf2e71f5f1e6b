import { fileKinds, kindOfBytes, signatureLength } from '@prangan/contract/file-kinds'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { errorText } from '@prangan/web/messages/error-text.ts'
import { admissionLimits } from '../../../contract/limits.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import { stepsMessages } from '../steps-messages.ts'
import { encodeWithin, fittedSize, type Size, turnedSize } from './fit-picture.ts'

/** A document ready to be sent. `isSmall`: it has so few pixels that it may not be legible. */
export type PreparedDocument = { file: File; isPdf: boolean; isSmall: boolean }

/** Pixels of the longest side below which a page may not be legible. */
const legible = 1_000

const mostBytesOf = (kind: DocumentRule['kind']): number =>
  kind === 'page' ? admissionLimits.pageBytes : admissionLimits.photoBytes

const mostPixelsOf = (kind: DocumentRule['kind']): number =>
  kind === 'page' ? admissionLimits.pageSide : admissionLimits.photoSide

/**
 * Prepares a chosen file for its slot: a picture upright, turned by so many quarters, small enough and without what the
 * camera adds to it (a place, a time); a PDF as it is. Throws an error with a message for people.
 */
export async function prepareDocument(
  file: File,
  kind: DocumentRule['kind'],
  turns: number,
): Promise<PreparedDocument> {
  if (file.size === 0) throw new Error(errorText('empty-file'))
  const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
  if (kindOfBytes(bytes, ['pdf'])) return checkPdf(file, kind)
  const picture = await decode(file)
  try {
    const full = turnedSize(picture, turns)
    const most = mostBytesOf(kind)
    const size = fittedSize(full, mostPixelsOf(kind))
    const jpeg = await encodeWithin(size, most, (each, quality) => draw(picture, each, turns, quality))
    if (!jpeg) throw new Error(stepsMessages().documents.stillTooLarge(formatSize(most)))
    const name = `${file.name.replace(/\.[^.]*$/, '') || kind}.jpg`
    const isSmall = kind === 'page' && Math.max(full.width, full.height) < legible
    return { file: new File([jpeg], name, { type: jpeg.type }), isPdf: false, isSmall }
  } finally {
    picture.close()
  }
}

function checkPdf(file: File, kind: DocumentRule['kind']): PreparedDocument {
  const texts = stepsMessages().documents
  const most = admissionLimits.documentBytes
  if (kind !== 'page') throw new Error(texts.onlyPicture)
  if (file.size > most) throw new Error(texts.pdfTooLarge(formatSize(most)))
  return { file, isPdf: true, isSmall: false }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new Error(stepsMessages().documents.noPicture, { cause })
  }
}

async function draw(picture: ImageBitmap, size: Size, turns: number, quality: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context) {
    const { width, height } = turnedSize(size, turns)
    // A JPEG has no transparency: transparent pixels would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.translate(size.width / 2, size.height / 2)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(picture, -width / 2, -height / 2, width, height)
  }
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, fileKinds.jpeg.mediaType, quality),
  )
  // A phone that is out of memory draws nothing.
  if (!context || !jpeg) throw new Error(stepsMessages().documents.noPicture)
  return jpeg
}

export function toDataUrl(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(String(reader.result)))
  reader.addEventListener('error', () => reject(reader.error))
  reader.readAsDataURL(file)
  return promise
}
