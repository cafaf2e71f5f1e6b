import { parseDocuments } from '@prangan/contract/parse-document'
import { VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import type { VerifiedAlumnus } from './verified-alumnus.ts'

/**
 * The alumni among rows of `verifiedAlumni`, each once. A document that does not match the schema is reported and left out, so
 * that the rest still shows.
 */
export function toAlumni(rows: readonly { id: string; data: unknown }[]): VerifiedAlumnus[] {
  const alumni = parseDocuments(VerifiedAlumnusDocumentSchema, rows)
  return [...new Map(alumni.map((alumnus) => [alumnus.id, alumnus])).values()]
}
