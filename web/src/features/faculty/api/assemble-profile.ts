import { highlightsFirst } from '@prangan/contract/highlights'
import type { RawDocument } from '@prangan/contract/parse-document'
import type { RecordKind } from '@prangan/contract/paths'
import type { StoredProfile } from '@prangan/contract/site-data'
import type { FacultyMember, FacultyProfile } from './faculty-member.ts'
import { toMembers, toRecords } from './parse-faculty.ts'

/** A member's profile, with the records in the order in which a visitor reads them. */
export function assembleProfile(
  member: FacultyMember,
  records: Readonly<Record<RecordKind, readonly RawDocument[]>>,
): FacultyProfile {
  return {
    member,
    experiences: toRecords('experiences', records.experiences),
    awards: toRecords('awards', records.awards),
    qualifications: toRecords('qualifications', records.qualifications),
    publications: highlightsFirst(toRecords('publications', records.publications), member.highlights),
  }
}

/** The profile among what is stored; null where there is none, or it does not match its schema. */
export function toProfile(stored: StoredProfile | null): FacultyProfile | null {
  const member = stored && toMembers([stored.member])[0]
  return member ? assembleProfile(member, stored.records) : null
}
