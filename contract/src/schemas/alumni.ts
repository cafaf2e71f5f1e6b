import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { dayInIndia } from '../india-time.ts'
import { limits } from '../limits.ts'
import {
  blankOr,
  DateSchema,
  EmailSchema,
  LanguageSchema,
  lineOfText,
  optionalText,
  requiredText,
  TimestampSchema,
  VersionSchema,
  yearSince,
} from './fields.ts'
import {
  birthDateOf,
  blankOrName,
  MobileSchema,
  PassingYearSchema,
  personName,
  phoneNumbers,
} from './person-fields.ts'

export const genders = ['Male', 'Female', 'Other'] as const
export const degrees = college.degrees.map(({ en }) => en)

/** `alumni/{id}`: everything that an alumnus sent; private. `status` true means verified. */
export const AlumnusDocumentSchema = z.object({
  name: z.string(),
  father: z.string(),
  mother: z.string(),
  email: z.string(),
  mobile: z.string(),
  dob: z.string(),
  address: z.string(),
  gender: z.string(),
  degree: z.string(),
  yearOfPassing: z.string(),
  designation: z.string(),
  workingAddress: z.string(),
  specialization: z.string(),
  /** The private original, below `alumni_photos/`. */
  photo: z.string(),
  /** The smaller public copy, below `alumni_photos/`; '' until verified. */
  publicPhoto: z.string(),
  language: z.optional(LanguageSchema),
  status: z.boolean(),
  version: z.number(),
  emailKey: z.string(),
  searchKeys: z.array(z.string()),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
})
export type AlumnusDocument = z.infer<typeof AlumnusDocumentSchema>

/** `alumniBin/{id}`: an alumnus who was deleted, or rejected if `status` is false. The photo stays in Storage, private. */
export const DeletedAlumnusDocumentSchema = z.extend(AlumnusDocumentSchema, {
  deletedAt: TimestampSchema,
  deletedBy: z.string(),
  /** '' if none was given. */
  reason: z.string(),
})
export type DeletedAlumnusDocument = z.infer<typeof DeletedAlumnusDocumentSchema>

export type AlumnusDetails = Omit<
  AlumnusDocument,
  | 'photo'
  | 'publicPhoto'
  | 'language'
  | 'status'
  | 'version'
  | 'emailKey'
  | 'searchKeys'
  | 'createdAt'
  | 'updatedAt'
>

/** `verifiedAlumni/{id}`: the public projection. */
export const VerifiedAlumnusDocumentSchema = z.object({
  name: z.string(),
  photo: z.string(),
  degree: z.string(),
  yearOfPassing: z.string(),
  designation: z.string(),
  workingAddress: z.string(),
})
export type VerifiedAlumnusDocument = z.infer<typeof VerifiedAlumnusDocumentSchema>

const GenderSchema = z.enum(genders, fieldMessages.chooseGender)
const DegreeSchema = z.enum(degrees, fieldMessages.chooseDegree)

export const RegisterAlumnusInputSchema = z
  .object({
    name: personName('Name'),
    father: personName("Father's name"),
    mother: personName("Mother's name"),
    email: EmailSchema,
    MoNo: MobileSchema,
    dob: birthDateOf(limits.ages.alumnus),
    address: requiredText('Address', limits.text.address),
    gender: GenderSchema,
    degree: DegreeSchema,
    year: PassingYearSchema,
    designation: requiredText('Designation'),
    workingplace: requiredText('Working place', limits.text.address),
    specialization: optionalText('Specialization'),
  })
  .check(
    z.refine(({ dob, year }) => Number(year) >= Number(dob.slice(0, 4)) + limits.ages.atPassing, {
      error: fieldMessages.passingYearBeforeBirth,
      path: ['year'],
    }),
  )
export type RegisterAlumnusInput = z.infer<typeof RegisterAlumnusInputSchema>

/** Without a language, mails about the registration are in all of them. */
export const SentRegistrationSchema = z.safeExtend(RegisterAlumnusInputSchema, {
  language: z.optional(LanguageSchema),
})

export const VerifiedAlumnusItemSchema = z.object({
  Id: z.string(),
  Name: z.string(),
  Photo: z.string(),
  Degree: z.string(),
  YearofPassing: z.string(),
  Designation: z.string(),
  WorkingAddress: z.string(),
})
export type VerifiedAlumnusItem = z.infer<typeof VerifiedAlumnusItemSchema>

export const AlumnusItemSchema = z.object({
  id: z.string(),
  Photo: z.string(),
  Name: z.string(),
  Father: z.string(),
  Mother: z.string(),
  Designation: z.string(),
  WorkingAddress: z.string(),
  Mobile: z.string(),
  MoNo: z.string(),
  Email: z.string(),
  Dob: z.string(),
  Address: z.string(),
  Gender: z.string(),
  Degree: z.string(),
  YearofPassing: z.string(),
  Specialization: z.string(),
  status: z.boolean(),
})
export type AlumnusItem = z.infer<typeof AlumnusItemSchema>

export const AlumnusStatusInputSchema = z.object({ status: z.boolean(fieldMessages.statusNotBoolean) })

/** A mobile number that the office changes; it may belong to another phone. */
export const ChangedMobileSchema = phoneNumbers('Mobile number', limits.text.mobile)

const PastDaySchema = DateSchema.check(
  z.refine((day) => day <= dayInIndia(new Date()), fieldMessages.dayToCome),
)

/**
 * A field of an update: a missing one stays unchanged; all but name and e-mail may be blank. Only a changed number is checked
 * (`ChangedMobileSchema`), since early registrations may hold any text.
 */
const changed = {
  name: z.optional(RegisterAlumnusInputSchema.shape.name),
  father: z.optional(blankOrName("Father's name")),
  mother: z.optional(blankOrName("Mother's name")),
  email: z.optional(EmailSchema),
  mobile: z.optional(lineOfText('Mobile number', limits.text.mobile)),
  dob: z.optional(blankOr(PastDaySchema)),
  address: z.optional(lineOfText('Address', limits.text.address)),
  gender: z.optional(blankOr(GenderSchema)),
  degree: z.optional(blankOr(DegreeSchema)),
  year: z.optional(blankOr(yearSince(() => 1900))),
  designation: z.optional(lineOfText('Designation')),
  workingAddress: z.optional(lineOfText('Working place', limits.text.address)),
  specialization: z.optional(lineOfText('Specialization')),
}

/** Any of the fields, in either spelling, and the status as 1 or 0. */
export const UpdateAlumnusInputSchema = z.object({
  name: changed.name,
  father: changed.father,
  mother: changed.mother,
  email: changed.email,
  MoNo: changed.mobile,
  dob: changed.dob,
  address: changed.address,
  gender: changed.gender,
  degree: changed.degree,
  year: changed.year,
  designation: changed.designation,
  workingplace: changed.workingAddress,
  specialization: changed.specialization,
  Name: changed.name,
  Father: changed.father,
  Mother: changed.mother,
  Email: changed.email,
  Mobile: changed.mobile,
  Dob: changed.dob,
  Address: changed.address,
  Gender: changed.gender,
  Degree: changed.degree,
  YearofPassing: changed.year,
  Designation: changed.designation,
  WorkingAddress: changed.workingAddress,
  Specialization: changed.specialization,
  status: z.optional(z.enum(['0', '1'], fieldMessages.statusNotBit)),
  version: z.optional(VersionSchema),
})
export type UpdateAlumnusInput = z.infer<typeof UpdateAlumnusInputSchema>

/** The reason is mailed to the alumnus. */
export const DeleteAlumnusInputSchema = z.object({
  reason: optionalText('Reason', limits.text.reason),
  version: z.optional(VersionSchema),
})
