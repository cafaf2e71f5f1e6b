import * as z from 'zod/mini'
import { applicationStatuses } from './admissions.ts'
import { feedbackRoles } from './feedback.ts'
import { TimestampSchema } from './fields.ts'

/** Tells an applicant the number. `recordIn` is the application's path, where the office sees what became of the mail. */
const ApplicationReceivedMailSchema = z.object({
  kind: z.literal('application received'),
  to: z.string(),
  recordIn: z.string(),
  applicationNumber: z.string(),
  course: z.string(),
})
export type ApplicationReceivedMail = z.infer<typeof ApplicationReceivedMailSchema>

/** Tells an applicant what the office has decided, with the office's note if there is one. */
const ApplicationStatusMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('application status'),
  status: z.enum(applicationStatuses),
  note: z.string(),
})
export type ApplicationStatusMail = z.infer<typeof ApplicationStatusMailSchema>

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

/**
 * A mail that the college sends, by its kind. Anybody can type another person's address into a public form, so a mail
 * to such an address contains nothing that the sender typed, not even a name: only staff are greeted by name.
 */
const MailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account created'), to: z.string(), name: z.string() }),
  z.object({ kind: z.literal('password changed'), to: z.string(), name: z.string() }),
  z.object({ kind: z.literal('alumnus verified'), to: z.string() }),
  z.object({ kind: z.literal('alumnus rejected'), to: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('many forms'), to: z.string(), form: z.string(), count: z.number() }),
  ApplicationReceivedMailSchema,
  ApplicationStatusMailSchema,
  FeedbackMailSchema,
])
export type Mail = z.infer<typeof MailSchema>

/** `mail/{id}`: a mail in the queue, until it is sent. While a process sends it, no other does before `leaseUntil`. */
export const MailDocumentSchema = z.intersection(
  MailSchema,
  z.object({ at: TimestampSchema, expiresAt: TimestampSchema, leaseUntil: z.optional(TimestampSchema) }),
)
export type MailDocument = z.infer<typeof MailDocumentSchema>
