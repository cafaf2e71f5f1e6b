import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { DateSchema, EmailSchema, requiredText, StoredTimeSchema } from './fields.ts'

export const admissionGenders = ['male', 'female', 'other'] as const
export const categories = ['general', 'obc', 'sc', 'st', 'ews'] as const
export const courses = [
  'Bachelor of Science',
  'Bachelor of Arts',
  'Bachelor of Commerce',
  'Bachelor of Computer Application',
  'Master of Science',
  'Master of Arts',
] as const
export const applicationStatuses = ['new', 'in review', 'accepted', 'waiting', 'rejected'] as const

/** Call 28. */
export const AdmissionInputSchema = z.object({
  name: requiredText('Name', limits.text.name),
  fatherName: requiredText("Father's name", limits.text.name),
  motherName: requiredText("Mother's name", limits.text.name),
  dob: DateSchema,
  gender: z.enum(admissionGenders, 'Please choose a gender.'),
  category: z.enum(categories, 'Please choose a category.'),
  qualification: requiredText('Qualification'),
  course: z.enum(courses, 'Please choose a course.'),
  mobile: requiredText('Mobile number', 20),
  email: EmailSchema,
  address: requiredText('Address', limits.text.address),
  city: requiredText('City'),
  state: requiredText('State'),
  pincode: requiredText('PIN code', 10),
})

/** `admissions/{id}`: an application as it was sent, with its number and where it stands; private. */
export const AdmissionDocumentSchema = z.object({
  ...AdmissionInputSchema.shape,
  applicationNumber: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: StoredTimeSchema,
})
export type AdmissionDocument = z.infer<typeof AdmissionDocumentSchema>
