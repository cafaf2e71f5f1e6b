import type { FileKind } from '@prangan/contract/endpoints/endpoint'

const kinds: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  cfb: 'doc',
  docx: 'docx',
}

/** What kind of file these bytes are; undefined for one that we never take. */
export async function kindOf(bytes: Buffer): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  return found && kinds[found.ext]
}
