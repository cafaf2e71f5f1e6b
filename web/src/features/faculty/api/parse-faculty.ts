import { limits } from '@prangan/contract/limits'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import type { RecordKind } from '@prangan/contract/paths'
import { type RecordDocuments, recordLists } from '@prangan/contract/record-lists'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { FacultyMember } from './faculty-member.ts'
import { bySeniority } from './order.ts'

type Row = { id: string; data: unknown }

export function toMembers(rows: readonly Row[]): FacultyMember[] {
  return parseDocuments(FacultyDocumentSchema, rows).map(({ id, ...member }) => ({ ...member, uid: id }))
}

/** Those of a faculty who are listed, and whether there are more than one query may ask for. */
export type FacultyListing = { members: readonly FacultyMember[]; hasMore: boolean }

/** One less than may be asked for: the last, who is not listed, tells that there are more. */
const mostListed = limits.publicList - 1

export function toListing(rows: readonly Row[]): FacultyListing {
  const members = bySeniority(toMembers(rows.slice(0, mostListed)))
  return { members, hasMore: rows.length > mostListed }
}

export function toRecords<Kind extends RecordKind>(
  kind: Kind,
  rows: readonly Row[],
): WithId<RecordDocuments[Kind]>[] {
  const { schema, newestFirst } = recordLists[kind]
  return parseDocuments(schema, rows).sort(newestFirst)
}
