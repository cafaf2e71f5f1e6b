import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'

/** A member as the office sees them, removed or not. */
export type MemberRow = FacultyDocument & { uid: string }

/** The members among stored documents. One that is not stored as agreed is reported and left out. */
export function toMemberRows(rows: readonly { id: string; data: unknown }[]): MemberRow[] {
  return rows.flatMap(({ id, data }) => {
    const parsed = FacultyDocumentSchema.safeParse(data)
    if (parsed.success) return [{ ...parsed.data, uid: id }]
    console.error(`The profile ${id} is not stored as agreed.`, parsed.error.issues)
    return []
  })
}
