import { objectTexts } from './pdf-objects.ts'

/** Scripts, programs to start and embedded files, as keys and values of a PDF's dictionaries (not as its text). */
const active = /\/S\s*\/(?:JavaScript|Launch)\b|\/Type\s*\/EmbeddedFile\b|\/EmbeddedFiles\b/

/**
 * Returns whether a PDF contains scripts, programs to start or files. One with excessive object streams counts as such.
 */
export function hasActivePdf(bytes: Buffer): boolean {
  for (const text of objectTexts(bytes)) {
    if (text === undefined || active.test(text)) return true
  }
  return false
}
