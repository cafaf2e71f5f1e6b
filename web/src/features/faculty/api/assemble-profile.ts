import { highlightsFirst } from '@prangan/contract/highlights'
import type { RawDocument } from '@prangan/contract/parse-document'
import type { RecordKind } from '@prangan/contract/paths'
import {
  experiencesNewestFirst,
  publicationsNewestFirst,
  yearsNewestFirst,
} from '@prangan/contract/records-order'
import type { FacultyMember, FacultyProfile } from './faculty-member.ts'
import { recordFields, toRecords } from './parse-faculty.ts'

/** A member's profile, with the records in the order in which a visitor reads them. */
export function assembleProfile(
  member: FacultyMember,
  records: Readonly<Record<RecordKind, readonly RawDocument[]>>,
): FacultyProfile {
  return {
    member,
    experiences: toRecords(recordFields.experiences, records.experiences).sort(experiencesNewestFirst),
    awards: toRecords(recordFields.awards, records.awards).sort(yearsNewestFirst),
    qualifications: toRecords(recordFields.qualifications, records.qualifications).sort(yearsNewestFirst),
    publications: highlightsFirst(
      toRecords(recordFields.publications, records.publications).sort(publicationsNewestFirst),
      member.highlights,
    ),
  }
}
