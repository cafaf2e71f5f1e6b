import type { FileKind } from '@prangan/contract/file-kinds'
import { hasActivePdf } from './active-pdf.ts'
import { hasActiveWord } from './active-word.ts'

/**
 * Directory entries of an old Word document (a compound file) for macros and embedded objects. They are padded with
 * zeros, which distinguishes them from the same words in the text.
 */
const oldWordParts = ['_VBA_PROJECT\0\0', 'ObjectPool\0\0'].map((name) => Buffer.from(name, 'utf16le'))

const checks: Partial<Record<FileKind, (bytes: Buffer) => boolean | Promise<boolean>>> = {
  pdf: hasActivePdf,
  doc: (bytes) => oldWordParts.some((part) => bytes.includes(part)),
  docx: hasActiveWord,
}

/** Returns whether a document would run or load something when it is opened. */
export async function hasActiveContent(kind: FileKind, bytes: Buffer): Promise<boolean> {
  return (await checks[kind]?.(bytes)) ?? false
}
