import * as plugins from '@prangan/plugins/contract/mails'
import * as z from 'zod/mini'
import { grantNames } from '../roles.ts'
import { decidedStatuses } from './admissions.ts'
import { ApplicationReceivedMailSchema } from './application-mail.ts'
import { feedbackRoles } from './feedback.ts'
import { MailLanguageSchema, TimestampSchema } from './fields.ts'

/** Until when the office's password can be replaced (ISO 8601); '' for any other password. */
const firstPasswordUntil = z._default(z.string(), '')

const ApplicationStatusMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('application status'),
  status: z.enum(decidedStatuses),
  note: z.string(),
})
export type ApplicationStatusMail = z.infer<typeof ApplicationStatusMailSchema>

const FeedbackMailSchema = z.object({
  kind: z.literal('feedback'),
  to: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  role: z.enum(feedbackRoles),
  subject: z.string(),
  message: z.string(),
})
export type FeedbackMail = z.infer<typeof FeedbackMailSchema>

const AbilitiesChangedMailSchema = z.object({
  kind: z.literal('abilities changed'),
  to: z.string(),
  name: z.string(),
  given: z.array(z.enum(grantNames)),
  /** The last days (YYYY-MM-DD) of those given that have one. */
  lastDays: z.optional(z.record(z.string(), z.string())),
  taken: z.array(z.enum(grantNames)),
  /** Those taken had a last day, which is over. */
  hasEnded: z.optional(z.boolean()),
  language: MailLanguageSchema,
})
export type AbilitiesChangedMail = z.infer<typeof AbilitiesChangedMailSchema>

const PagesDueMailSchema = z.object({
  kind: z.literal('pages due'),
  to: z.string(),
  pages: z.array(z.object({ title: z.string(), path: z.string() })),
})
export type PagesDueMail = z.infer<typeof PagesDueMailSchema>

/**
 * Anybody can type another person's address into a public form. So a mail to such an address contains nothing that the sender
 * typed, not even a name; only staff are greeted by name.
 */
const MailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account created'),
    to: z.string(),
    name: z.string(),
    firstPasswordUntil,
    language: MailLanguageSchema,
  }),
  z.object({
    kind: z.literal('password changed'),
    to: z.string(),
    name: z.string(),
    firstPasswordUntil,
    language: MailLanguageSchema,
  }),
  AbilitiesChangedMailSchema,
  z.object({ kind: z.literal('alumnus verified'), to: z.string(), language: MailLanguageSchema }),
  z.object({
    kind: z.literal('alumnus rejected'),
    to: z.string(),
    reason: z.string(),
    language: MailLanguageSchema,
  }),
  z.object({ kind: z.literal('many forms'), to: z.string(), form: z.string(), count: z.number() }),
  z.object({
    kind: z.literal('notice approved'),
    to: z.string(),
    title: z.string(),
    language: MailLanguageSchema,
  }),
  z.object({
    kind: z.literal('notice returned'),
    to: z.string(),
    title: z.string(),
    reason: z.string(),
    language: MailLanguageSchema,
  }),
  ApplicationReceivedMailSchema,
  ApplicationStatusMailSchema,
  FeedbackMailSchema,
  PagesDueMailSchema,
  ...plugins.mailSchemas,
])
export type Mail = z.infer<typeof MailSchema>

/** `mail/{id}`: a queued mail. A process that sends it holds a lease until `leaseUntil`. */
export const MailDocumentSchema = z.intersection(
  MailSchema,
  z.object({
    at: TimestampSchema,
    expiresAt: TimestampSchema,
    leaseUntil: z.optional(TimestampSchema),
    /** True if a stranger caused it and it still counts against the budget of its address. */
    isByStranger: z.optional(z.boolean()),
  }),
)
export type MailDocument = z.infer<typeof MailDocumentSchema>
