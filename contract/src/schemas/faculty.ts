import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { FileNameSchema } from '../ids.ts'
import { type OtherLanguage, otherLanguages } from '../languages.ts'
import { limits } from '../limits.ts'
import { changedText, EmailSchema, TimestampSchema } from './fields.ts'
import { blankOrName } from './person-fields.ts'

/** `faculty/{uid}`: the public profile. Files are bare names in their folders, or ''. */
export const FacultyDocumentSchema = z.object({
  name: z.string(),
  designation: z.string(),
  /** In full, for example 'Faculty of Arts'. */
  department: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.string(),
  resume: z.string(),
  highestQualification: z.string(),
  areaOfInterest: z.string(),
  teachingExperience: z.string(),
  publicationsBooksPatents: z.string(),
  seminarsOrganized: z.string(),
  seminarsAttended: z.string(),
  fellowshipAwards: z.string(),
  membership: z.string(),
  mastersSupervised: z.string(),
  phdSupervised: z.string(),
  otherInfo: z.string(),
  /** A profile without this field counts as removed, as in the rules. */
  isRemoved: z._default(z.boolean(), true),
  searchKeys: z._default(z.array(z.string()), () => []),
  highlights: z._default(z.array(z.string()), () => []),
  /** Incremented by every change of the details above; a save based on an older version is refused. */
  version: z._default(z.number(), 0),
  /**
   * Incremented with every added or deleted record, so that such a write conflicts with one that changes the profile and all
   * its records at once.
   */
  recordsRevision: z._default(z.number(), 0),
  updatedAt: z._default(z.nullable(TimestampSchema), null),
})
export type FacultyDocument = z.infer<typeof FacultyDocumentSchema>

/** `profileReviews/{uid}`: when a teacher last confirmed the profile. */
export const ProfileReviewDocumentSchema = z.object({ at: TimestampSchema })
export type ProfileReviewDocument = z.infer<typeof ProfileReviewDocumentSchema>

/** `recordBin/{uid}-{kind}-{id}`: a deleted record with its fields. */
export const DeletedRecordDocumentSchema = z.object({
  record: z.record(z.string(), z.unknown()),
  isHighlight: z.boolean(),
  deletedAt: TimestampSchema,
})
export type DeletedRecordDocument = z.infer<typeof DeletedRecordDocumentSchema>

/**
 * A copy of the parent's `isRemoved`, changed in the same commit. With it the rules can decide on a record, and on queries over
 * records, without reading the parent.
 */
const recordFields = { isRemoved: z.boolean() }

/** `faculty/{uid}/experiences/{id}`. Dates are YYYY-MM-DD, YYYY-MM or YYYY; `to` may be 'Present'. The API has full dates. */
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

/** Contains both spellings of each field, since clients read both. `photo` is the bare file name. */
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

const { short, long } = limits.text

/**
 * A missing field stays unchanged, a blank one is cleared. `name`, `designation` and `department` are ignored in a teacher's
 * own call. Changed fields must match `profileFormats`.
 */
export const UpdateFacultyInputSchema = z.object({
  email: z._default(z.union([z.literal(''), EmailSchema], fieldMessages.badEmail), ''),
  /** Blank keeps the current one. Never trimmed: spaces are part of it. */
  password: z._default(z.string(fieldMessages.passwordNotText), ''),
  name: z.optional(blankOrName('Name')),
  designation: changedText('Designation'),
  department: changedText('Department'),
  phone: changedText('Phone', limits.text.phone),
  highest_qualification: changedText('Highest qualification'),
  area_of_interest: changedText('Area of interest', long),
  teaching_experience: changedText('Teaching experience', short),
  publications_books_patents: changedText('Publications, books and patents', long),
  seminar_conference_workshop_organized: changedText('Seminars organized', long),
  seminar_conference_workshop_attended: changedText('Seminars attended', long),
  fellowship_awards: changedText('Fellowships and awards', long),
  membership: changedText('Memberships', long),
  masters_supervised: changedText('Masters supervised'),
  phd_supervised: changedText('Ph.D. supervised'),
  other_info: changedText('Other information', long),
  /** A file in the caller's own staging folder, instead of the form's `resume`. */
  stagedResume: z._default(z.union([z.literal(''), FileNameSchema], fieldMessages.uploadResumeAgain), ''),
  /** The version on the screen; if the profile has changed since, nothing is saved. */
  version: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{0,15}$/, fieldMessages.versionNotNumber)),
      z.transform((text: string) => (text === '' ? undefined : Number(text))),
    ),
  ),
})
export type UpdateFacultyInput = z.infer<typeof UpdateFacultyInputSchema>

/** The spelling of fields that the earlier site's office pages send. */
const otherDialect = {
  Email: 'email',
  Name: 'name',
  Designation: 'designation',
  Department: 'department',
  Mobile: 'phone',
  Qualification: 'highest_qualification',
  Area_of_Interest: 'area_of_interest',
  Experience: 'teaching_experience',
  Publications: 'publications_books_patents',
  Seminars_Organized: 'seminar_conference_workshop_organized',
  Seminars_Attended: 'seminar_conference_workshop_attended',
  Awards: 'fellowship_awards',
  Membership: 'membership',
  Masters_Supervised: 'masters_supervised',
  PhD_Supervised: 'phd_supervised',
  Other_Info: 'other_info',
} as const satisfies Partial<Record<keyof FacultyItem, keyof UpdateFacultyInput>>

/** Accepts either spelling; the lower-case one wins. */
export const UpdateFacultyFormSchema = z.pipe(
  z.transform((sent: Record<string, unknown>) => {
    const others = Object.entries(otherDialect).filter(([other]) => other in sent)
    return { ...Object.fromEntries(others.map(([other, own]) => [own, sent[other]])), ...sent }
  }),
  UpdateFacultyInputSchema,
)

export const DepartmentSlugSchema = z.string().check(z.maxLength(100), z.regex(/^[\p{L}\p{M}\p{N}-]+$/u))

export const NameDepartmentInputSchema = z.object(
  Object.fromEntries(
    otherLanguages.map((language) => [
      language,
      z
        .string(fieldMessages.notTextHere)
        .check(
          z.trim(),
          z.maxLength(limits.content.label, fieldMessages.tooLong('This', limits.content.label)),
        ),
    ]),
  ) as Record<OtherLanguage, z.ZodMiniString<string>>,
)

/** The target department, and the number of teachers that was confirmed. */
export const MergeDepartmentInputSchema = z.object({
  into: DepartmentSlugSchema,
  teachers: z.number(fieldMessages.loadPageAgain),
})

export const ToggleVisibilityInputSchema = z.object({
  isRemoved: z.boolean(fieldMessages.chooseRemoved),
})
