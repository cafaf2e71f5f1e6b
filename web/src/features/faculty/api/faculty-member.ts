import type { WithId } from '@prangan/contract/parse-document'
import type { RecordDocuments } from '@prangan/contract/record-lists'
import type { FacultyDocument } from '@prangan/contract/schemas/faculty'

export type FacultyMember = FacultyDocument & { uid: string }

export type Experience = WithId<RecordDocuments['experiences']>
export type Award = WithId<RecordDocuments['awards']>
export type Qualification = WithId<RecordDocuments['qualifications']>
export type Publication = WithId<RecordDocuments['publications']>

/** All that a profile page shows: the profile and its records, newest first. */
export type FacultyProfile = {
  member: FacultyMember
  experiences: readonly Experience[]
  awards: readonly Award[]
  qualifications: readonly Qualification[]
  publications: readonly Publication[]
}
