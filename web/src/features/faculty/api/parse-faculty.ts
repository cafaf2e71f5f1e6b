import { limits } from '@prangan/contract/limits'
import type { RecordKind } from '@prangan/contract/paths'
import type { Award, Experience, FacultyMember, Publication, Qualification } from './faculty-member.ts'
import { bySeniority } from './order.ts'

/**
 * Reads what is stored of the faculty. By hand, since these pages are for visitors and the contract's schemas would
 * bring a parser with them; the types below hold the names to the contract's.
 */

type Row = { id: string; data: unknown }
type Field<Document> = Exclude<keyof Document, 'id'> & string

const memberFields = [
  'name',
  'designation',
  'department',
  'email',
  'phone',
  'photo',
  'resume',
  'highestQualification',
  'areaOfInterest',
  'teachingExperience',
  'publicationsBooksPatents',
  'seminarsOrganized',
  'seminarsAttended',
  'fellowshipAwards',
  'membership',
  'mastersSupervised',
  'phdSupervised',
  'otherInfo',
] as const satisfies readonly Field<FacultyMember>[]

/** The fields of each kind of record. */
export const recordFields = {
  experiences: ['position', 'organization', 'from', 'to'],
  awards: ['award', 'year', 'awardingOrganization'],
  qualifications: ['degree', 'specialization', 'institute', 'year'],
  publications: ['publication', 'department', 'category', 'month', 'year', 'indexing', 'issn', 'impact'],
} as const satisfies Record<RecordKind, readonly string[]> & {
  experiences: readonly Field<Experience>[]
  awards: readonly Field<Award>[]
  qualifications: readonly Field<Qualification>[]
  publications: readonly Field<Publication>[]
}

/** These text fields of a document, or null if one is missing. */
function readTexts<Name extends string>(data: unknown, names: readonly Name[]): Record<Name, string> | null {
  if (typeof data !== 'object' || data === null) return null
  const stored = new Map<string, unknown>(Object.entries(data))
  const texts = {} as Record<Name, string>
  for (const name of names) {
    const text = stored.get(name)
    if (typeof text !== 'string') return null
    texts[name] = text.trim()
  }
  return texts
}

/** The texts in what should be a list of them; a profile made before there were highlights has none. */
function readList(data: unknown, name: 'highlights'): string[] {
  const list: unknown = (data as Record<string, unknown>)[name]
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

function report(id: string): void {
  console.error(`The document ${id} of the faculty is not stored as agreed.`)
}

/** The members among rows. An invalid document is reported and left out, so that the others are still shown. */
export function toMembers(rows: readonly Row[]): FacultyMember[] {
  return rows.flatMap(({ id, data }) => {
    const member = readTexts(data, memberFields)
    if (!member) report(id)
    return member ? [{ ...member, highlights: readList(data, 'highlights'), uid: id }] : []
  })
}

/** Those of a faculty who are listed, and whether there are more than one query may ask for. */
export type FacultyListing = { members: readonly FacultyMember[]; hasMore: boolean }

/** One less than may be asked for: the last, who is not listed, tells that there are more. */
const mostListed = limits.publicList - 1

/** The members to list, by seniority, among the rows of one query. */
export function toListing(rows: readonly Row[]): FacultyListing {
  const members = bySeniority(toMembers(rows.slice(0, mostListed)))
  return { members, hasMore: rows.length > mostListed }
}

/** The records among rows; invalid ones are reported and left out. */
export function toRecords<Name extends string>(
  fields: readonly Name[],
  rows: readonly Row[],
): (Record<Name, string> & { id: string })[] {
  return rows.flatMap(({ id, data }) => {
    const record = readTexts(data, fields)
    if (!record) report(id)
    return record ? [{ ...record, id }] : []
  })
}
