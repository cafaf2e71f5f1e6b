import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

/** Why another sum than the expected one counts. */
export const differenceKinds = ['part payment', 'excess', 'other head'] as const
export const DifferenceSchema = z.object({ kind: z.enum(differenceKinds), remark: z.string() })
export type Difference = z.infer<typeof DifferenceSchema>

/** What counts of a fee: as reported at first, then as confirmed. Each step is an entry of `admissionPayments`. */
export const FeeSchema = z.object({
  reference: z.string(),
  /** YYYY-MM-DD. */
  paidOn: z.string(),
  /** Rupees. */
  amount: z.number(),
  reportedAt: TimestampSchema,
  confirmedAt: z.nullable(TimestampSchema),
  confirmedBy: z.string(),
  receiptNumber: z.string(),
  /** What the applicant reported, which stays when the office confirms something else. */
  reported: z._default(z.nullable(z.object({ reference: z.string(), paidOn: z.string() })), null),
  difference: z._default(z.nullable(DifferenceSchema), null),
  receiptCancelled: z._default(
    z.nullable(z.object({ reason: z.string(), by: z.string(), at: TimestampSchema })),
    null,
  ),
})
export type Fee = z.infer<typeof FeeSchema>

export const notConfirmed = {
  confirmedAt: null,
  confirmedBy: '',
  receiptNumber: '',
  difference: null,
  receiptCancelled: null,
} satisfies Partial<Fee>

/** Returns what is still to be paid in rupees: 0 unless a part of the fee was confirmed, and its receipt counts. */
export function balanceOf(
  { amount, difference, confirmedAt, receiptCancelled }: Fee,
  offer: { amount: number } | null,
): number {
  const isPart = difference?.kind === 'part payment' && confirmedAt !== null && receiptCancelled === null
  return isPart && offer ? Math.max(0, offer.amount - amount) : 0
}

/** Returns what the applicant reported; of an older fee only until it was confirmed. */
export function reportedIn({ reported, reference, paidOn, confirmedAt }: Fee): Fee['reported'] {
  return reported ?? (confirmedAt ? null : { reference, paidOn })
}
