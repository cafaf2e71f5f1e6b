import { type FileKind, fileKinds } from '@prangan/contract/file-kinds'

/** The package `file-type` knows a .doc only by its container. */
function kindByExtension(found: string): FileKind | undefined {
  const extension = found === 'cfb' ? 'doc' : found
  return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind].extension === extension)
}

/**
 * The stream or zip entry of a Word document. Both containers also hold spreadsheets and installers, and store names
 * uncompressed.
 */
const wordParts: Partial<Record<FileKind, (bytes: Buffer) => boolean>> = {
  doc: (bytes) => bytes.includes('WordDocument', 0, 'utf16le'),
  docx: (bytes) => /word\/document\d*\.xml/.test(bytes.toString('latin1')),
}

export async function kindOf(bytes: Buffer): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  const kind = found && kindByExtension(found.ext)
  if (!kind || wordParts[kind]?.(bytes) === false) return undefined
  return kind
}
