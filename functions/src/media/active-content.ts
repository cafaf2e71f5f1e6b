import type { FileKind } from '@prangan/contract/endpoints/endpoint'
import { hasActivePdf } from './active-pdf.ts'
import { hasActiveWord } from './active-word.ts'

/**
 * What a Word document of old holds for its macros and for objects of other programs, in the names of its compound
 * file's directory: each is filled up with zeros there, and so told from the same word in the text.
 */
const oldWordParts = ['_VBA_PROJECT\0\0', 'ObjectPool\0\0'].map((name) => Buffer.from(name, 'utf16le'))

const checks: Partial<Record<FileKind, (bytes: Buffer) => boolean | Promise<boolean>>> = {
  pdf: hasActivePdf,
  doc: (bytes) => oldWordParts.some((part) => bytes.includes(part)),
  docx: hasActiveWord,
}

/** Whether a document would run something, or fetch something from elsewhere, where it is opened. */
export async function hasActiveContent(kind: FileKind, bytes: Buffer): Promise<boolean> {
  return (await checks[kind]?.(bytes)) ?? false
}
