import * as z from 'zod/mini'
import { grantNames } from '../roles.ts'
import { applicationStatuses } from './admissions.ts'
import { feedbackRoles } from './feedback.ts'
import { LanguageSchema, TimestampSchema } from './fields.ts'
import { inquiryKinds, inquiryStatuses } from './inquiries.ts'

/** The reader's language; null where nobody knows it: then the mail comes in all of them. The office's are in English. */
const language = z._default(z.nullable(LanguageSchema), null)

/** Until when a password that the office chose can be replaced, ISO 8601; '' for any other password. */
const firstPasswordUntil = z._default(z.string(), '')

/** Tells an applicant the number. `recordIn` is the application's path, where the office sees what became of the mail. */
const ApplicationReceivedMailSchema = z.object({
  kind: z.literal('application received'),
  to: z.string(),
  recordIn: z.string(),
  applicationNumber: z.string(),
  course: z.string(),
  /** Until when the later steps can be sent, ISO 8601; missing where there are none. */
  closesAt: z.optional(z.string()),
  language,
})
export type ApplicationReceivedMail = z.infer<typeof ApplicationReceivedMailSchema>

/** Tells an applicant what the office has decided, with the office's note if there is one. */
const ApplicationStatusMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('application status'),
  status: z.enum(applicationStatuses),
  note: z.string(),
  /** Of a full application, which its applicant opens on the site. */
  hasPage: z.optional(z.boolean()),
  /** The day by which questions are to be answered, YYYY-MM-DD. */
  answerBy: z.optional(z.string()),
  /** When the fee of an offered seat can be paid (moments in ISO 8601), and how much it is in rupees. */
  offer: z.optional(
    z.object({ payFrom: z.string(), payTo: z.string(), amount: z.number(), cautionMoney: z.number() }),
  ),
  /** Rupees that are paid back. */
  refund: z.optional(z.number()),
})
export type ApplicationStatusMail = z.infer<typeof ApplicationStatusMailSchema>

/** Tells an applicant that the application is complete, and until when the programme takes others (ISO 8601). */
const ApplicationCompleteMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('application complete'),
  closesAt: z.string(),
})
export type ApplicationCompleteMail = z.infer<typeof ApplicationCompleteMailSchema>

/** Somebody's feedback, to the office. `from` is who they say they are, '' where they left nothing. */
const FeedbackMailSchema = z.object({
  kind: z.literal('feedback'),
  to: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  role: z.enum(feedbackRoles),
  subject: z.string(),
  message: z.string(),
})
export type FeedbackMail = z.infer<typeof FeedbackMailSchema>

/** Tells the sender of an inquiry its number, and what happens next. */
const InquiryReceivedMailSchema = z.object({
  kind: z.literal('inquiry received'),
  to: z.string(),
  number: z.string(),
  inquiryKind: z.enum(inquiryKinds),
  dueOn: z.string(),
  language,
})
export type InquiryReceivedMail = z.infer<typeof InquiryReceivedMailSchema>

/** Tells the sender of an inquiry its new status, the office's answer, or both; '' for what did not change. */
const InquiryChangedMailSchema = z.object({
  kind: z.literal('inquiry changed'),
  to: z.string(),
  number: z.string(),
  inquiryKind: z.enum(inquiryKinds),
  status: z.enum([...inquiryStatuses, '']),
  answer: z.string(),
  mayAppeal: z.boolean(),
  language,
})
export type InquiryChangedMail = z.infer<typeof InquiryChangedMailSchema>

/** Tells the office, or who is to handle it, that an inquiry waits. What it says is read on the desk. */
const InquiryWaitsMailSchema = z.object({
  kind: z.literal('inquiry waits'),
  to: z.string(),
  number: z.string(),
  inquiryKind: z.enum(inquiryKinds),
  why: z.enum(['arrived', 'appealed', 'assigned']),
  dueOn: z.string(),
})
export type InquiryWaitsMail = z.infer<typeof InquiryWaitsMailSchema>

/** Tells a member of staff which abilities an admin gave them and took away. */
const AbilitiesChangedMailSchema = z.object({
  kind: z.literal('abilities changed'),
  to: z.string(),
  name: z.string(),
  given: z.array(z.enum(grantNames)),
  taken: z.array(z.enum(grantNames)),
  language,
})
export type AbilitiesChangedMail = z.infer<typeof AbilitiesChangedMailSchema>

/** Tells the owners of pages, or the office, that these are to be looked through. */
const PagesDueMailSchema = z.object({
  kind: z.literal('pages due'),
  to: z.string(),
  pages: z.array(z.object({ title: z.string(), path: z.string() })),
})
export type PagesDueMail = z.infer<typeof PagesDueMailSchema>

/**
 * A mail that the college sends, by its kind. Anybody can type another person's address into a public form, so a mail
 * to such an address contains nothing that the sender typed, not even a name: only staff are greeted by name.
 */
const MailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account created'),
    to: z.string(),
    name: z.string(),
    firstPasswordUntil,
    language,
  }),
  z.object({
    kind: z.literal('password changed'),
    to: z.string(),
    name: z.string(),
    firstPasswordUntil,
    language,
  }),
  AbilitiesChangedMailSchema,
  z.object({ kind: z.literal('alumnus verified'), to: z.string(), language }),
  z.object({ kind: z.literal('alumnus rejected'), to: z.string(), reason: z.string(), language }),
  z.object({ kind: z.literal('many forms'), to: z.string(), form: z.string(), count: z.number() }),
  ApplicationReceivedMailSchema,
  ApplicationStatusMailSchema,
  ApplicationCompleteMailSchema,
  FeedbackMailSchema,
  InquiryReceivedMailSchema,
  InquiryChangedMailSchema,
  InquiryWaitsMailSchema,
  PagesDueMailSchema,
])
export type Mail = z.infer<typeof MailSchema>

/** `mail/{id}`: a mail in the queue, until it is sent. While a process sends it, no other does before `leaseUntil`. */
export const MailDocumentSchema = z.intersection(
  MailSchema,
  z.object({
    at: TimestampSchema,
    expiresAt: TimestampSchema,
    leaseUntil: z.optional(TimestampSchema),
    /** Whether a stranger caused it, and it is still to be counted against the budget of its address. */
    isByStranger: z.optional(z.boolean()),
  }),
)
export type MailDocument = z.infer<typeof MailDocumentSchema>
