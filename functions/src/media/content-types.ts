import type { FileKind } from '@prangan/contract/endpoints/endpoint'

/** How each kind of file is called on the wire. */
export const contentTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
