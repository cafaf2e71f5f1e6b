import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { Row } from '../../../../firebase/firestore.ts'

/** A member as the office sees them, removed or not, with the uid of their account as the id. */
export type MemberRow = WithId<FacultyDocument>

export const toMemberRows = (stored: readonly Row[]): MemberRow[] =>
  parseDocuments(FacultyDocumentSchema, stored)
