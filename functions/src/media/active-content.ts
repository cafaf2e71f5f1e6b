import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import type { FileKind } from '@prangan/contract/file-kinds'
import { Failure } from '../lib/failure.ts'
import { hasActiveWord } from './active-word.ts'

/**
 * Directory entries of an old Word document (a compound file) for macros and embedded objects. They are padded with zeros,
 * which distinguishes them from the same words in the text.
 */
const oldWordParts = ['_VBA_PROJECT\0\0', 'ObjectPool\0\0'].map((name) => Buffer.from(name, 'utf16le'))

const checks: Partial<Record<FileKind, (bytes: Buffer) => boolean | Promise<boolean>>> = {
  doc: (bytes) => oldWordParts.some((part) => bytes.includes(part)),
  docx: hasActiveWord,
}

export async function hasActiveContent(kind: FileKind, bytes: Buffer): Promise<boolean> {
  return (await checks[kind]?.(bytes)) ?? false
}

/**
 * Returns a document's bytes for storage. Throws 415 for one that runs or loads something when it is opened, and for a PDF that
 * cannot be read.
 */
export async function passiveContent(kind: FileKind, bytes: Buffer, { isRemade }: FileRule): Promise<Buffer> {
  if (kind !== 'pdf') {
    if (await hasActiveContent(kind, bytes)) throw new Failure('active-word')
    return bytes
  }
  const { readPdf } = await import('./read-pdf.ts')
  const result = await readPdf({ bytes, isRemade: isRemade === true })
  if (result.is === 'passive') return Buffer.from(result.bytes)
  throw new Failure(
    ({ active: 'active-pdf', encrypted: 'protected-pdf', broken: 'damaged-pdf' } as const)[result.is],
  )
}
