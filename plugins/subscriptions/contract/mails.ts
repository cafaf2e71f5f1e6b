import { MailLanguageSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

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

export const mailSchemas = [ConfirmSubscriptionMailSchema, KnownSubscriptionMailSchema] as const
