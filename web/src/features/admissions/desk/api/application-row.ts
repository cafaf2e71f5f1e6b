import { type AdmissionDocument, AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'

/** An application as the office sees it. */
export type ApplicationRow = AdmissionDocument & { id: string }

/** Reads documents through the contract's schema. One that does not fit is reported and left out, so that the rest still shows. */
export function toApplicationRows(stored: readonly { id: string; data: unknown }[]): ApplicationRow[] {
  return stored.flatMap(({ id, data }) => {
    const parsed = AdmissionDocumentSchema.safeParse(data)
    if (parsed.success) return [{ ...parsed.data, id }]
    console.error(`The application ${id} is not stored as agreed.`, parsed.error.issues)
    return []
  })
}
