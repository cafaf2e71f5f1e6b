import { MailLanguageSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { inquiryKinds, inquiryStatuses } from './inquiries.ts'

const InquiryReceivedMailSchema = z.object({
  kind: z.literal('inquiry received'),
  to: z.string(),
  number: z.string(),
  inquiryKind: z.enum(inquiryKinds),
  dueOn: z.string(),
  language: MailLanguageSchema,
})
export type InquiryReceivedMail = z.infer<typeof InquiryReceivedMailSchema>

/** The new status and the answer; '' for what did not change. */
const InquiryChangedMailSchema = z.object({
  kind: z.literal('inquiry changed'),
  to: z.string(),
  number: z.string(),
  inquiryKind: z.enum(inquiryKinds),
  status: z.enum([...inquiryStatuses, '']),
  answer: z.string(),
  mayAppeal: z.boolean(),
  language: MailLanguageSchema,
})
export type InquiryChangedMail = z.infer<typeof InquiryChangedMailSchema>

/** Tells the office or the assignee of an open inquiry. Its text is only on the desk. */
const InquiryWaitsMailSchema = z.object({
  kind: z.literal('inquiry waits'),
  to: z.string(),
  number: z.string(),
  inquiryKind: z.enum(inquiryKinds),
  why: z.enum(['arrived', 'appealed', 'assigned']),
  dueOn: z.string(),
})
export type InquiryWaitsMail = z.infer<typeof InquiryWaitsMailSchema>

export const mailSchemas = [
  InquiryReceivedMailSchema,
  InquiryChangedMailSchema,
  InquiryWaitsMailSchema,
] as const

/** Sent at once, and never queued. */
export const codeMails = ['inquiry code'] as const
