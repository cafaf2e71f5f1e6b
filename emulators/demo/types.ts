import type { OtherFields } from '@prangan/contract/language-fields'
import type { AdmissionDocument, AdmissionInput } from '@prangan/contract/schemas/admissions'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import type { NoticeType } from '@prangan/contract/schemas/notices'
import type { Office } from './offices.ts'
import type { Look } from './portrait/look.ts'

// What a college's `demo/` consists of.

export type { Look } from './portrait/look.ts'

export type Circular = {
  fileName: string
  number: number
  office: Office
  subjectHi?: string
  subject: string
  bodyHi?: readonly string[]
  body: readonly string[]
  table?: readonly (readonly [string, string, string?])[]
}

export type DemoNotice = OtherFields<'title' | 'place' | 'howToTakePart'> & {
  key: string
  title: string
  type: NoticeType
  /** ISO 8601 with the Indian offset. */
  publishedAt: string
  link?: string
  circular?: Circular
  publishFrom?: string
  publishUntil?: string
  isPinned?: true
  /** YYYY-MM-DD. */
  eventDate?: string
  eventEndDate?: string
  /** The text of the circular is the notice's own text, too. */
  hasText?: true
  category?: string
  /** HH:MM */
  eventTime?: string
  place?: string
  howToTakePart?: string
  /** The key of another notice. */
  replacedBy?: string
  corrections?: readonly { at: string; text: LocalizedText }[]
}

type Filled = 'name' | 'department' | 'designation' | 'email' | 'phone' | 'highestQualification'
type Kept = 'photo' | 'resume' | 'isRemoved' | 'highlights' | Bookkeeping
type Bookkeeping = 'searchKeys' | 'version' | 'recordsRevision' | 'updatedAt'
type Optional = Exclude<keyof FacultyDocument, Filled | Kept>

export type DemoTeacher = Pick<FacultyDocument, Filled> &
  Partial<Pick<FacultyDocument, Optional>> & {
    look?: Look
    hasResume?: true
    isRemoved?: true
    /** Position, organization, from, to. */
    experiences?: readonly (readonly [string, string, string, string])[]
    /** Award, awarding organization, year. */
    awards?: readonly (readonly [string, string, string])[]
    /** Degree, specialization, institute, year. */
    qualifications?: readonly (readonly [string, string, string, string])[]
    /** Title, category, month, year, indexing, ISSN, impact factor. */
    publications?: readonly (readonly [string, string, string, string, string, string, string])[]
  }

export type AlumnusRow = readonly [
  name: string,
  gender: 'Male' | 'Female' | 'Other',
  father: string,
  mother: string,
  dob: string,
  degree: string,
  yearOfPassing: string,
  designation: string,
  workingAddress: string,
  specialization: string,
  address: string,
  registeredAt: string,
]

export type DemoApplication = Omit<AdmissionInput, 'email' | 'state' | 'mobile'> &
  Pick<AdmissionDocument, 'applicationNumber' | 'status'> & { sentAt: string }
