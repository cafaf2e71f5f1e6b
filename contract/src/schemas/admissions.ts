import * as z from 'zod/mini'
import { college } from '../college.config.ts'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { nameKeys } from '../search.ts'
import { EmailSchema, LanguageSchema, optionalText, requiredText, TimestampSchema } from './fields.ts'
import {
  ApplicationDetailsSchema,
  ApplicationFileSchema,
  ApplicationQuerySchema,
  FeeSchema,
  GuardianPaperSchema,
  OfferSchema,
  RefundSchema,
  ScrutinyCheckSchema,
} from './full-application.ts'
import { birthDateOf, MobileSchema, PinCodeSchema, personName } from './person-fields.ts'

export const admissionGenders = ['male', 'female', 'other'] as const
export const categories = ['general', 'obc', 'sc', 'st', 'ews'] as const
export const courses = Object.values(college.courses).map(({ en }) => en)
/** The statuses that the office gives by hand to applications without a session. */
export const decidedStatuses = ['new', 'in review', 'accepted', 'waiting', 'rejected'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]
/** All of them. What an applicant sees follows from them: see `visibleState`. */
export const applicationStatuses = [
  ...decidedStatuses,
  'queried',
  'resubmitted',
  'verified',
  'offered',
  'fee reported',
  'admitted',
  'withdrawn',
  'declined',
  'cancelled',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What an applicant enters. */
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

/** `registerAdmission`. */
export const RegisterAdmissionInputSchema = z.extend(AdmissionInputSchema, {
  /** The language of the form. Without one, mails about it come in all of them. */
  language: z.optional(LanguageSchema),
})
export type RegisterAdmissionInput = z.infer<typeof RegisterAdmissionInputSchema>

/** One decision of the office about an application. */
export const DecisionSchema = z.object({
  status: z.enum(applicationStatuses),
  note: z.string(),
  /** Who decided: an e-mail address; '' for what the applicant did. */
  by: z.string(),
  at: TimestampSchema,
  /** Whether the applicant was told, and so sees it too. Earlier ones do not say. */
  isTold: z._default(z.boolean(), false),
})

/** The topic of a mail to an applicant: the application was received or is complete, or its status has changed. */
export const applicationMailTopics = ['received', 'complete', ...applicationStatuses] as const

/** The state of a mail. One that is delayed or refused is retried for `limits.mailLifetime`. */
export const mailStates = ['waiting', 'delayed', 'sent', 'refused'] as const
export type MailState = (typeof mailStates)[number]

/** One mail to the applicant. */
export const ApplicationMailSchema = z.object({
  /** Its id in the queue. */
  id: z.string(),
  topic: z.enum(applicationMailTopics),
  state: z.enum(mailStates),
  /** When it was queued; once it is sent or refused, when that was. */
  at: TimestampSchema,
})
export type ApplicationMail = z.infer<typeof ApplicationMailSchema>

/**
 * `admissions/{id}`: an application with its number and status; private. This schema is looser than that of the form,
 * so that applications from before a rule was added can still be read.
 */
export const AdmissionDocumentSchema = z.object({
  name: z.string(),
  fatherName: z.string(),
  motherName: z.string(),
  /** YYYY-MM-DD. */
  dob: z.string(),
  gender: z.enum(admissionGenders),
  category: z.enum(categories),
  qualification: z.string(),
  course: z.enum(courses),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  /** The language of the form; earlier ones have none. */
  language: z.optional(LanguageSchema),
  /** The session and the key of its programme; '' for an application without them, decided by hand. */
  session: z._default(z.string(), ''),
  programme: z._default(z.string(), ''),
  /** What the later steps of the form said; missing until they are sent. */
  details: z.optional(ApplicationDetailsSchema),
  /** Files by the key of what they document. */
  documents: z._default(z.record(z.string(), ApplicationFileSchema), {}),
  /** What the office found, by item, and what it asked. */
  checks: z._default(z.record(z.string(), ScrutinyCheckSchema), {}),
  queries: z._default(z.array(ApplicationQuerySchema), []),
  /** The day by which queries are to be answered, YYYY-MM-DD; ''. */
  answerBy: z._default(z.string(), ''),
  /** When the guardian of an applicant under 18 agreed: by a code that they were mailed, or on paper. */
  guardianAgreedAt: z._default(z.nullable(TimestampSchema), null),
  guardianPaper: z._default(z.nullable(GuardianPaperSchema), null),
  offer: z._default(z.nullable(OfferSchema), null),
  fee: z._default(z.nullable(FeeSchema), null),
  refund: z._default(z.nullable(RefundSchema), null),
  /** Whether somebody of the office entered it for a walk-in. */
  isFromCounter: z._default(z.boolean(), false),
  applicationNumber: z.string(),
  status: z.enum(applicationStatuses),
  /** The office's decisions, the oldest first; the last `limits.decisions` of them. */
  history: z.array(DecisionSchema),
  /** The mails to the applicant, the oldest first; the last `limits.decisions` of them. Old applications have none. */
  mails: z._default(z.array(ApplicationMailSchema), []),
  /** Grows by one with every change, so that nobody overwrites what they have not seen. */
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** The keys for the office's search: see `search.ts`. */
  searchKeys: z.array(z.string()),
})
export type AdmissionDocument = z.infer<typeof AdmissionDocumentSchema>

/** What an application has of all that comes after the first step: nothing. */
export const firstStepOnly = {
  session: '',
  programme: '',
  documents: {},
  checks: {},
  queries: [] as AdmissionDocument['queries'],
  answerBy: '',
  guardianAgreedAt: null,
  guardianPaper: null,
  offer: null,
  fee: null,
  refund: null,
  isFromCounter: false,
} satisfies Partial<AdmissionDocument>

/** The search keys of an application: its applicant's name, its number, and the mobile number and e-mail address. */
export function applicationKeys(
  application: Pick<AdmissionDocument, 'name' | 'applicationNumber' | 'mobile' | 'email'>,
): string[] {
  const { name, applicationNumber, mobile, email } = application
  return nameKeys(name, applicationNumber, mobile, email)
}

/** `decideApplication`. Without a `version` the decision is saved whatever happened meanwhile. */
export const DecideApplicationInputSchema = z.object({
  status: z.enum(decidedStatuses, fieldMessages.chooseStatus),
  note: optionalText('Note', limits.text.note),
  mailApplicant: z._default(z.boolean(fieldMessages.chooseMailApplicant), false),
  version: z.optional(z.number(fieldMessages.versionNotNumber)),
})
