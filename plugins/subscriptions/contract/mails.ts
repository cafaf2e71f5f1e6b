import { LanguageSchema, MailLanguageSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { rhythms } from './subscriptions.ts'

// These mails have links with tokens, so they are sent at once and never stored.

const ConfirmSubscriptionMailSchema = z.object({
  kind: z.literal('confirm subscription'),
  to: z.string(),
  token: z.string(),
  language: MailLanguageSchema,
})
export type ConfirmSubscriptionMail = z.infer<typeof ConfirmSubscriptionMailSchema>

/** To an address that has subscribed already. */
const KnownSubscriptionMailSchema = z.object({
  kind: z.literal('subscribed already'),
  to: z.string(),
  token: z.string(),
  language: MailLanguageSchema,
})
export type KnownSubscriptionMail = z.infer<typeof KnownSubscriptionMailSchema>

/** To somebody who has just confirmed. */
const ConfirmedSubscriptionMailSchema = z.object({
  kind: z.literal('subscription confirmed'),
  to: z.string(),
  token: z.string(),
  /** The names of the categories, in the mail's language. */
  categories: z.readonly(z.array(z.string())),
  rhythm: z.enum(rhythms),
  language: MailLanguageSchema,
})
export type ConfirmedSubscriptionMail = z.infer<typeof ConfirmedSubscriptionMailSchema>

const ShownTextSchema = z.object({ text: z.string(), lang: z.optional(LanguageSchema) })

/** A notice as its mail shows it; days are YYYY-MM-DD, a time is HH:MM, '' for none. */
const MailedNoticeSchema = z.object({
  title: ShownTextSchema,
  excerpt: ShownTextSchema,
  publishedOn: z.string(),
  eventDate: z.string(),
  eventEndDate: z.string(),
  eventTime: z.string(),
  place: ShownTextSchema,
  path: z.string(),
})
export type MailedNotice = z.infer<typeof MailedNoticeSchema>

const NoticesMailSchema = z.object({
  kind: z.literal('notices by mail'),
  to: z.string(),
  token: z.string(),
  notices: z.readonly(z.array(MailedNoticeSchema)),
  isWeek: z.boolean(),
  language: MailLanguageSchema,
})
export type NoticesMail = z.infer<typeof NoticesMailSchema>

export const mailSchemas = [
  ConfirmSubscriptionMailSchema,
  KnownSubscriptionMailSchema,
  ConfirmedSubscriptionMailSchema,
  NoticesMailSchema,
] as const
