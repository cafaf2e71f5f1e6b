import { fieldMessages } from '@prangan/contract/field-messages'
import { DateSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { PercentSchema } from './merit-rules.ts'

const RupeesSchema = z.int(fieldMessages.badRupees).check(z.minimum(0, fieldMessages.badRupees))

const RefundStepSchema = z.object({
  /**
   * The last day: calendar days after the notified last date of admission (negative: before it), or a date (YYYY-MM-DD). Both
   * are inclusive.
   */
  until: z.union([z.object({ days: z.int() }), z.object({ date: DateSchema })]),
  /** Per cent of the fee without the caution money. */
  percent: PercentSchema,
  /** The deduction: per cent of the fee, up to a maximum. */
  charge: z.optional(z.object({ percent: PercentSchema, most: RupeesSchema })),
})

/** The first step whose day has not passed applies. */
export const RefundRuleSchema = z.object({
  steps: z.array(RefundStepSchema),
  /** Calendar days from the withdrawal to the payment. */
  payWithin: z.int().check(z.minimum(0)),
})
export type RefundRule = z.infer<typeof RefundRuleSchema>
