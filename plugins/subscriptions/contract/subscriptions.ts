import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { EmailSchema, LanguageSchema, TimestampSchema } from '@prangan/contract/schemas/fields'
import { CategoryKeySchema } from '@prangan/contract/schemas/notice-parts'
import * as z from 'zod/mini'

/** When a subscriber is mailed: as soon as a notice is public, or on Sunday with all of the week. */
export const rhythms = ['at once', 'on Sunday'] as const
export type Rhythm = (typeof rhythms)[number]

export const ChoicesSchema = z.object({
  categories: z
    .array(CategoryKeySchema)
    .check(z.minLength(1, fieldMessages.chooseCategories), z.maxLength(limits.content.categories)),
  rhythm: z.enum(rhythms, fieldMessages.chooseRhythm),
  language: LanguageSchema,
})
export type Choices = z.infer<typeof ChoicesSchema>

/** A value of `Subscription.wants`. */
export const wish = (rhythm: Rhythm, category: string): string => `${rhythm} ${category}`

export const wishesOf = ({ rhythm, categories }: Pick<Choices, 'rhythm' | 'categories'>): string[] =>
  categories.map((category) => wish(rhythm, category))

/** `subscriptions/{key}`: somebody who confirmed. The key is a hash of the address, so that each has one at most. */
export const SubscriptionSchema = z.extend(ChoicesSchema, {
  email: z.string(),
  /** A wish for each category, for queries. */
  wants: z.array(z.string()),
  /** Links are signed with it: those of a subscription that was deleted stay dead if the address subscribes again. */
  nonce: z.string(),
  confirmedAt: TimestampSchema,
})
export type Subscription = z.infer<typeof SubscriptionSchema>

/**
 * `subscriptionRequests/{id}`: an address that somebody typed. Once it is confirmed, only the key of the subscription stays, and
 * a request of its own is for the mail that welcomes.
 */
export const SubscriptionRequestSchema = z.discriminatedUnion('kind', [
  z.extend(ChoicesSchema, {
    kind: z.literal('asked'),
    email: z.string(),
    /** A second event of the trigger sends no second mail. */
    mailedAt: z.nullable(TimestampSchema),
    expiresAt: TimestampSchema,
  }),
  z.object({ kind: z.literal('confirmed'), subscriber: z.string(), expiresAt: TimestampSchema }),
  z.object({
    kind: z.literal('welcome'),
    subscriber: z.string(),
    mailedAt: z.nullable(TimestampSchema),
    expiresAt: TimestampSchema,
  }),
])
export type SubscriptionRequest = z.infer<typeof SubscriptionRequestSchema>

/** An id or key (128 bits), and a signature (128 bits). */
export const LinkTokenSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const SubscribeInputSchema = z.extend(ChoicesSchema, { email: EmailSchema })
export type SubscribeInput = z.infer<typeof SubscribeInputSchema>

export const ChangeSubscriptionInputSchema = z.extend(ChoicesSchema, { token: LinkTokenSchema })

/** `email` is masked, since mails are forwarded. */
export const OwnSubscriptionSchema = z.extend(ChoicesSchema, { email: z.string() })
export type OwnSubscription = z.infer<typeof OwnSubscriptionSchema>
