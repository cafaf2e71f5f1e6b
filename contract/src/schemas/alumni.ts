import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import {
  DateSchema,
  EmailSchema,
  optionalText,
  requiredText,
  StoredTimeSchema,
  YearSchema,
} from './fields.ts'

export const genders = ['Male', 'Female', 'Other'] as const
export const degrees = [
  'B.Tech.',
  'M.Tech',
  'B.C.A.',
  'B.A.',
  'B.Sc.',
  'B.Com.',
  'M.A.(History)',
  'M.A.(Political Science)',
] as const

/** `alumni/{id}`: everything an alumnus told us; private. `status` true means verified. */
export const AlumnusDocumentSchema = z.object({
  name: z.string(),
  father: z.string(),
  mother: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** YYYY-MM-DD. */
  dob: z.string(),
  address: z.string(),
  gender: z.string(),
  degree: z.string(),
  yearOfPassing: z.string(),
  designation: z.string(),
  workingAddress: z.string(),
  specialization: z.string(),
  /** Below `alumni_photos/`. */
  photo: z.string(),
  status: z.boolean(),
  createdAt: StoredTimeSchema,
})
export type AlumnusDocument = z.infer<typeof AlumnusDocumentSchema>

/** `verifiedAlumni/{id}`: the public projection; with the id, the seven public fields. */
export const VerifiedAlumnusDocumentSchema = z.object({
  name: z.string(),
  photo: z.string(),
  degree: z.string(),
  yearOfPassing: z.string(),
  designation: z.string(),
  workingAddress: z.string(),
})
export type VerifiedAlumnusDocument = z.infer<typeof VerifiedAlumnusDocumentSchema>

// The wire: calls 22 to 27.

export const RegisterAlumnusInputSchema = z.object({
  name: requiredText('Name', limits.text.name),
  father: requiredText("Father's name", limits.text.name),
  mother: requiredText("Mother's name", limits.text.name),
  email: EmailSchema,
  MoNo: requiredText('Mobile number', 20),
  dob: DateSchema,
  address: requiredText('Address', limits.text.address),
  gender: z.enum(genders, 'Please choose a gender.'),
  degree: z.enum(degrees, 'Please choose a degree.'),
  year: YearSchema,
  designation: requiredText('Designation'),
  workingplace: requiredText('Working place', limits.text.address),
  specialization: optionalText('Specialization'),
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

export const AlumnusStatusInputSchema = z.object({ status: z.boolean() })

/** The admin's update: any of the fields, by either spelling, and the status as 1 or 0. */
export const UpdateAlumnusInputSchema = z.partial(
  z.object({
    ...RegisterAlumnusInputSchema.shape,
    Name: z.string(),
    Father: z.string(),
    Mother: z.string(),
    Designation: z.string(),
    WorkingAddress: z.string(),
    Mobile: z.string(),
    Email: z.string(),
    Dob: z.string(),
    Address: z.string(),
    Gender: z.string(),
    Degree: z.string(),
    YearofPassing: z.string(),
    Specialization: z.string(),
    status: z.enum(['0', '1']),
  }),
)
