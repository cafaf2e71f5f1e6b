import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

/** Why another sum than the expected one counts. */
export const differenceKinds = ['part payment', 'excess', 'other head'] as const
export const DifferenceSchema = z.object({ kind: z.enum(differenceKinds), remark: z.string() })
export type Difference = z.infer<typeof DifferenceSchema>

const CancelledSchema = z.object({
  /** '' if the applicant withdrew. */
  reason: z.string(),
  by: z.string(),
  at: TimestampSchema,
  /** True if the confirmation was wrong, so that no money counts. */
  isUndone: z._default(z.boolean(), false),
})

const confirmed = {
  reference: z.string(),
  /** YYYY-MM-DD. */
  paidOn: z.string(),
  /** Rupees. */
  amount: z.number(),
  confirmedBy: z.string(),
  receiptNumber: z.string(),
  difference: z._default(z.nullable(DifferenceSchema), null),
  receiptCancelled: z._default(z.nullable(CancelledSchema), null),
}

/** What counts of a fee: as reported at first, then as confirmed. Each step is an entry of `admissionPayments`. */
export const FeeSchema = z.object({
  ...confirmed,
  reportedAt: TimestampSchema,
  confirmedAt: z.nullable(TimestampSchema),
  /** What the applicant reported, which stays when the office confirms something else. */
  reported: z._default(z.nullable(z.object({ reference: z.string(), paidOn: z.string() })), null),
})
export type Fee = z.infer<typeof FeeSchema>

/** A receipt besides that of the fee: of a further payment, or of a confirmation that was undone. */
export const OtherReceiptSchema = z.object({ ...confirmed, confirmedAt: TimestampSchema })
export type OtherReceipt = z.infer<typeof OtherReceiptSchema>

/** A balance that the office does not ask for any more. */
export const WaiverSchema = z.object({
  /** Rupees. */
  amount: z.number(),
  /** The applicant reads it. */
  reason: z.string(),
  by: z.string(),
  at: TimestampSchema,
})

/** What was reported before it was corrected, or before the office said that there is no such payment. */
export const EarlierReportSchema = z.object({
  reference: z.string(),
  paidOn: z.string(),
  correctedAt: TimestampSchema,
  isNotFound: z._default(z.boolean(), false),
  /** What the office wrote about a payment that was not found. */
  note: z._default(z.string(), ''),
})
export type EarlierReport = z.infer<typeof EarlierReportSchema>

/** A payment of the balance as the applicant reported it, until the office confirms one. */
export const ReportedBalanceSchema = z.object({
  reference: z.string(),
  paidOn: z.string(),
  at: TimestampSchema,
})

export const notConfirmed = {
  confirmedAt: null,
  confirmedBy: '',
  receiptNumber: '',
  difference: null,
  receiptCancelled: null,
} satisfies Partial<Fee>

/** Returns what the applicant reported; of an older fee only until it was confirmed. */
export function reportedIn({ reported, reference, paidOn, confirmedAt }: Fee): Fee['reported'] {
  return reported ?? (confirmedAt ? null : { reference, paidOn })
}
