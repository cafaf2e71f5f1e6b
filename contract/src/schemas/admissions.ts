import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { nameKeys } from '../search.ts'
import { state } from '../states/profile.ts'
import { EmailSchema, LanguageSchema, optionalText, requiredText, TimestampSchema } from './fields.ts'
import { birthDateOf, MobileSchema, PinCodeSchema, personName } from './person-fields.ts'

export const admissionGenders = ['male', 'female', 'other'] as const
export const offeredGenders = admissionGenders.filter((gender) => !(college.womenOnly && gender === 'male'))
/** The keys of the college's state, in the order of the form. */
export const categories = state.formOrder
export const courses = Object.values(college.courses).map(({ en }) => en)
/** False for a course that the college no longer has: sessions and applications keep it. */
export const isCourse = (name: string): boolean => courses.some((course) => course === name)
/** Statuses that the office gives by hand. */
export const decidedStatuses = ['new', 'in review', 'accepted', 'waiting', 'rejected'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]
export const AdmissionInputSchema = z.object({
  name: personName('Name'),
  fatherName: personName("Father's name"),
  motherName: personName("Mother's name"),
  dob: birthDateOf(limits.ages.applicant),
  gender: z.enum(admissionGenders, fieldMessages.chooseGender),
  category: z.enum(categories, fieldMessages.chooseCategory),
  qualification: requiredText('Qualification'),
  course: z.enum(courses, fieldMessages.chooseCourse),
  mobile: MobileSchema,
  email: EmailSchema,
  address: requiredText('Address', limits.text.address),
  city: requiredText('City'),
  state: requiredText('State'),
  pincode: PinCodeSchema,
})
export type AdmissionInput = z.infer<typeof AdmissionInputSchema>

export const RegisterAdmissionInputSchema = z.extend(AdmissionInputSchema, {
  /** The language of the form. Without one, mails are in all languages. */
  language: z.optional(LanguageSchema),
})
export type RegisterAdmissionInput = z.infer<typeof RegisterAdmissionInputSchema>

/** Opens the later steps of an application; `expiresAt` is in ISO 8601. */
export const ApplicationTokenSchema = z.object({ token: z.string(), expiresAt: z.string() })

export const DecisionSchema = z.object({
  status: z.string(),
  note: z.string(),
  /** An e-mail address; '' for the applicant. */
  by: z.string(),
  at: TimestampSchema,
  /** True if the applicant was told, and so sees it. Earlier entries do not say. */
  isTold: z._default(z.boolean(), false),
})

/** A delayed or refused mail is retried for `limits.mailLifetime`. */
/** `outdated`: not sent, since it was no longer true. */
export const mailStates = ['waiting', 'delayed', 'sent', 'refused', 'outdated'] as const
export type MailState = (typeof mailStates)[number]

export const ApplicationMailSchema = z.object({
  id: z.string(),
  /** 'received', or the status that it tells. */
  topic: z.string(),
  state: z.enum(mailStates),
  /** When it was queued and, later, when it was sent or refused. */
  at: TimestampSchema,
})
export type ApplicationMail = z.infer<typeof ApplicationMailSchema>

/**
 * `admissions/{id}`: an application; private. It is looser than the form's schema, so that applications from before a new rule
 * can still be read.
 */
export const AdmissionDocumentSchema = z.object({
  name: z.string(),
  fatherName: z.string(),
  motherName: z.string(),
  /** YYYY-MM-DD. */
  dob: z.string(),
  gender: z.enum(admissionGenders),
  /** A key of the state's categories when it was sent. */
  category: z.string(),
  qualification: z.string(),
  /** A course when it was sent. */
  course: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  language: z.optional(LanguageSchema),
  /** '' for an application that the office decides by hand; a plugin decides about the others. */
  session: z._default(z.string(), ''),
  applicationNumber: z.string(),
  /** One of `decidedStatuses`, or a plugin's. */
  status: z.string(),
  /** Oldest first; only the last `limits.decisions`. */
  history: z.array(DecisionSchema),
  /** Oldest first; only the last `limits.decisions`. Early applications have none. */
  mails: z._default(z.array(ApplicationMailSchema), []),
  /** Incremented with every change, so that nobody overwrites what they have not seen. */
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  searchKeys: z.array(z.string()),
})
export type AdmissionDocument = z.infer<typeof AdmissionDocumentSchema>

export function applicationKeys(
  application: Pick<AdmissionDocument, 'name' | 'applicationNumber' | 'mobile' | 'email'>,
): string[] {
  const { name, applicationNumber, mobile, email } = application
  return nameKeys(name, applicationNumber, mobile, email)
}

/** Without a `version`, the decision is saved even if the application has changed. */
export const DecideApplicationInputSchema = z.object({
  status: z.enum(decidedStatuses, fieldMessages.chooseStatus),
  note: optionalText('Note', limits.text.note),
  mailApplicant: z._default(z.boolean(fieldMessages.chooseMailApplicant), false),
  version: z.optional(z.number(fieldMessages.versionNotNumber)),
})
