import { highlightsFirst } from '@prangan/contract/highlights'
import type { RawDocument } from '@prangan/contract/parse-document'
import type { RecordKind } from '@prangan/contract/paths'
import type { FacultyMember, FacultyProfile } from './faculty-member.ts'
import { toRecords } from './parse-faculty.ts'

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
