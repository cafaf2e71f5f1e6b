import { VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import type { VerifiedAlumnus } from './verified-alumnus.ts'

/**
 * The alumni among rows of `verifiedAlumni`, each once. A document that is not as agreed is reported and left out, so
 * that the rest still shows.
 */
export function toAlumni(rows: readonly { id: string; data: unknown }[]): VerifiedAlumnus[] {
  const alumni = new Map<string, VerifiedAlumnus>()
  for (const { id, data } of rows) {
    const alumnus = VerifiedAlumnusDocumentSchema.safeParse(data)
    if (alumnus.success) alumni.set(id, { ...alumnus.data, id })
    else console.error(`The document ${id} of the verified alumni is not stored as agreed.`)
  }
  return [...alumni.values()]
}
