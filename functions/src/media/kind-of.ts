import type { FileKind } from '@prangan/contract/endpoints/endpoint'

const kinds: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  cfb: 'doc',
  docx: 'docx',
}

/**
 * What only a Word document has in it: the stream, or the entry, that holds its text. Both containers, the compound
 * file and the zip, write names as they are, and hold spreadsheets and installers as well.
 */
const wordParts: Partial<Record<FileKind, (bytes: Buffer) => boolean>> = {
  doc: (bytes) => bytes.includes('WordDocument', 0, 'utf16le'),
  docx: (bytes) => /word\/document\d*\.xml/.test(bytes.toString('latin1')),
}

/** What kind of file these bytes are; undefined for one that we never take. */
export async function kindOf(bytes: Buffer): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  const kind = found && kinds[found.ext]
  if (!kind || wordParts[kind]?.(bytes) === false) return undefined
  return kind
}
