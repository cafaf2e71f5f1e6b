import type { RecordKind } from '@prangan/contract/paths'
import type {
  AwardDocument,
  ExperienceDocument,
  FacultyDocument,
  PublicationDocument,
  QualificationDocument,
} from '@prangan/contract/schemas/faculty'

/** The public profile of a member who is shown. */
export type FacultyMember = Omit<FacultyDocument, 'isRemoved' | Bookkeeping> & { uid: string }
type Bookkeeping = 'searchKeys' | 'version' | 'recordsRevision' | 'updatedAt'

type WithId<Document> = Omit<Document, 'isRemoved'> & { id: string }
export type Experience = WithId<ExperienceDocument>
export type Award = WithId<AwardDocument>
export type Qualification = WithId<QualificationDocument>
export type Publication = WithId<PublicationDocument>

/** A member's records, newest first. */
export type FacultyRecords = {
  experiences: readonly Experience[]
  awards: readonly Award[]
  qualifications: readonly Qualification[]
  publications: readonly Publication[]
} & Record<RecordKind, readonly { id: string }[]>

/** All that a profile page shows. */
export type FacultyProfile = { member: FacultyMember } & FacultyRecords
