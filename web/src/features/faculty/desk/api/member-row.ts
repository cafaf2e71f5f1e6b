import { parseDocuments } from '@prangan/contract/parse-document'
import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { Row } from '../../../../firebase/firestore.ts'

/** A member as the office sees them, removed or not. */
export type MemberRow = FacultyDocument & { uid: string }

export const toMemberRows = (stored: readonly Row[]): MemberRow[] =>
  parseDocuments(FacultyDocumentSchema, stored).map(({ id, ...member }) => ({ ...member, uid: id }))
