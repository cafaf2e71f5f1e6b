import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { DateSchema } from './fields.ts'
import { PercentSchema } from './merit-rules.ts'

const RupeesSchema = z.int(fieldMessages.badRupees).check(z.minimum(0, fieldMessages.badRupees))

/** One step of a refund rule: who withdraws by its day gets so much. */
export const RefundStepSchema = z.object({
  /**
   * Its last day: so many calendar days after the notified last date of admission (negative: before it), or a date
   * (YYYY-MM-DD). Both days are included.
   */
  until: z.union([z.object({ days: z.int() }), z.object({ date: DateSchema })]),
  /** Per cent of the fee without caution money. */
  percent: PercentSchema,
  /** What is kept of it: per cent of the fee, at most so many rupees. */
  charge: z.optional(z.object({ percent: PercentSchema, most: RupeesSchema })),
})

/** What of a fee is paid back after a withdrawal, for a session. The first step counts whose day has not passed. */
export const RefundRuleSchema = z.object({
  steps: z.array(RefundStepSchema),
  /** Calendar days after the withdrawal in which it is paid. */
  payWithin: z.int().check(z.minimum(0)),
})
export type RefundRule = z.infer<typeof RefundRuleSchema>
