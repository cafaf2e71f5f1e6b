import { IdSchema } from '@prangan/contract/ids'
import { LocalizedTextSchema } from '@prangan/contract/schemas/content-fields'
import { MailLanguageSchema, TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { notificationLimits } from './limits.ts'

/** `notifications/{uid}/items/{id}`: what concerns a person. The id follows from what happened, so that it is told once. */
export const NotificationSchema = z.object({
  text: LocalizedTextSchema,
  /** The record on a desk. */
  path: z.string(),
  at: TimestampSchema,
  /** Missing until the person has read it. */
  readAt: z.optional(TimestampSchema),
})

/** What a person wants by mail. */
export const NotificationChoicesSchema = z.object({ morning: z.boolean(), assigned: z.boolean() })
export type NotificationChoices = z.infer<typeof NotificationChoicesSchema>

/** `notifications/{uid}`: what a person wants by mail. Without the document it is all, in each of the site's languages. */
export const StoredChoicesSchema = z.object({
  morning: z._default(z.boolean(), true),
  assigned: z._default(z.boolean(), true),
  language: MailLanguageSchema,
  /** The day (YYYY-MM-DD) of the last morning mail, so that each is sent once. */
  mailedOn: z._default(z.string(), ''),
})

export const ChooseNotificationsInputSchema = z.extend(NotificationChoicesSchema, {
  language: MailLanguageSchema,
})

export const MarkNotificationsReadInputSchema = z.object({
  ids: z.array(IdSchema).check(z.minLength(1), z.maxLength(notificationLimits.shown)),
})
