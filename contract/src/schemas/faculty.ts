import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { DateSchema, EmailSchema, optionalText, requiredText, YearSchema } from './fields.ts'

/** `faculty/{uid}`: the public profile. Files are bare names in their folders, '' where there is none. */
export const FacultyDocumentSchema = z.object({
  name: z.string(),
  designation: z.string(),
  /** In full, for example 'Faculty of Arts'. */
  department: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Below `faculty_photos/`. */
  photo: z.string(),
  /** Below `resumes/{uid}/`. */
  resume: z.string(),
  highestQualification: z.string(),
  areaOfInterest: z.string(),
  /** Years. */
  teachingExperience: z.string(),
  publicationsBooksPatents: z.string(),
  seminarsOrganized: z.string(),
  seminarsAttended: z.string(),
  fellowshipAwards: z.string(),
  membership: z.string(),
  mastersSupervised: z.string(),
  phdSupervised: z.string(),
  otherInfo: z.string(),
  isRemoved: z.boolean(),
})
export type FacultyDocument = z.infer<typeof FacultyDocumentSchema>

/**
 * What every record carries besides its own fields: its parent's `isRemoved`, changed in the parent's transaction.
 * So the rules decide on a record, and on a query over records, without reading the parent.
 */
const recordFields = { isRemoved: z.boolean() }

/** `faculty/{uid}/experiences/{id}`. Days are YYYY-MM-DD; `to` may be 'Present'. */
export const ExperienceDocumentSchema = z.object({
  ...recordFields,
  position: z.string(),
  organization: z.string(),
  from: z.string(),
  to: z.string(),
})
export type ExperienceDocument = z.infer<typeof ExperienceDocumentSchema>

export const AwardDocumentSchema = z.object({
  ...recordFields,
  award: z.string(),
  year: z.string(),
  awardingOrganization: z.string(),
})
export type AwardDocument = z.infer<typeof AwardDocumentSchema>

export const QualificationDocumentSchema = z.object({
  ...recordFields,
  degree: z.string(),
  specialization: z.string(),
  institute: z.string(),
  year: z.string(),
})
export type QualificationDocument = z.infer<typeof QualificationDocumentSchema>

export const PublicationDocumentSchema = z.object({
  ...recordFields,
  publication: z.string(),
  department: z.string(),
  category: z.string(),
  month: z.string(),
  year: z.string(),
  indexing: z.string(),
  issn: z.string(),
  impact: z.string(),
})
export type PublicationDocument = z.infer<typeof PublicationDocumentSchema>

// The wire: calls 10 to 21.

/** A faculty member under both dialects, since both are read. `photo` is the bare file name. */
export const FacultyItemSchema = z.object({
  Id: z.string(),
  Name: z.string(),
  Designation: z.string(),
  Department: z.string(),
  Email: z.string(),
  Mobile: z.string(),
  Photo: z.string(),
  Resume: z.string(),
  Qualification: z.string(),
  Area_of_Interest: z.string(),
  Experience: z.string(),
  Publications: z.string(),
  Seminars_Organized: z.string(),
  Seminars_Attended: z.string(),
  Awards: z.string(),
  Membership: z.string(),
  Masters_Supervised: z.string(),
  PhD_Supervised: z.string(),
  Other_Info: z.string(),
  isRemoved: z.optional(z.boolean()),
  name: z.string(),
  designation: z.string(),
  department: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.string(),
  resume: z.string(),
  highest_qualification: z.string(),
  area_of_interest: z.string(),
  teaching_experience: z.string(),
  publications_books_patents: z.string(),
  seminar_conference_workshop_organized: z.string(),
  seminar_conference_workshop_attended: z.string(),
  fellowship_awards: z.string(),
  membership: z.string(),
  masters_supervised: z.string(),
  phd_supervised: z.string(),
  other_info: z.string(),
})
export type FacultyItem = z.infer<typeof FacultyItemSchema>

export const ExperienceItemSchema = z.object({
  id: z.string(),
  position: z.string(),
  organization: z.string(),
  _from: z.string(),
  _to: z.string(),
})
export const AwardItemSchema = z.object({
  id: z.string(),
  award: z.string(),
  year: z.string(),
  awarding_organization: z.string(),
})
export const QualificationItemSchema = z.object({
  id: z.string(),
  degree: z.string(),
  specialization: z.string(),
  institute: z.string(),
  year: z.string(),
})
export const PublicationItemSchema = z.object({
  id: z.string(),
  publication: z.string(),
  department: z.string(),
  category: z.string(),
  month: z.string(),
  year: z.string(),
  indexing: z.string(),
  issn: z.string(),
  impact: z.string(),
  impactfactor: z.string(),
})

export const FacultyRecordsSchema = z.object({
  experiences: z.array(ExperienceItemSchema),
  awards: z.array(AwardItemSchema),
  qualifications: z.array(QualificationItemSchema),
  publications: z.array(PublicationItemSchema),
})
export type FacultyRecords = z.infer<typeof FacultyRecordsSchema>

export const UpdateFacultyInputSchema = z.object({
  email: EmailSchema,
  password: optionalText('Password', limits.password.max),
  phone: optionalText('Phone', 20),
  highest_qualification: optionalText('Highest qualification'),
  area_of_interest: optionalText('Area of interest', limits.text.long),
  teaching_experience: optionalText('Teaching experience', limits.text.short),
  publications_books_patents: optionalText('Publications, books and patents', limits.text.long),
  seminar_conference_workshop_organized: optionalText('Seminars organized', limits.text.long),
  seminar_conference_workshop_attended: optionalText('Seminars attended', limits.text.long),
  fellowship_awards: optionalText('Fellowships and awards', limits.text.long),
  membership: optionalText('Memberships', limits.text.long),
  masters_supervised: optionalText('Masters supervised'),
  phd_supervised: optionalText('Ph.D. supervised'),
  other_info: optionalText('Other information', limits.text.long),
})

export const ExperienceInputSchema = z.object({
  designation: requiredText('Designation'),
  _from: DateSchema,
  _to: z.union([DateSchema, z.literal('Present')]),
  organization: requiredText('Organization'),
})
export const AwardInputSchema = z.object({
  title: requiredText('Title'),
  year: YearSchema,
  organization: requiredText('Organization'),
})
export const QualificationInputSchema = z.object({
  degree: requiredText('Degree'),
  specialisation: requiredText('Field of study'),
  institute: requiredText('Institution'),
  year: YearSchema,
})
export const PublicationInputSchema = z.object({
  publication: requiredText('Publication title', limits.text.address),
  department: requiredText('Department'),
  category: optionalText('Category'),
  year: optionalText('Year', 4),
  month: optionalText('Month', 20),
  indexing: optionalText('Indexing'),
  issn: optionalText('ISSN', 20),
  impact: optionalText('Impact factor', 20),
})

export const ToggleVisibilityInputSchema = z.object({ isRemoved: z.boolean() })
