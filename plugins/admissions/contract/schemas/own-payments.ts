import * as z from 'zod/mini'

/** What the applicant's page knows of the own payments. */
export const ownPayments = {
  fee: z.nullable(
    z.object({
      reference: z.string(),
      paidOn: z.string(),
      amount: z.number(),
      isConfirmed: z.boolean(),
      /** What the applicant reported, if they did. */
      reported: z.nullable(z.object({ reference: z.string(), paidOn: z.string() })),
      receiptNumber: z.string(),
      isReceiptCancelled: z.boolean(),
    }),
  ),
  /** All that were given, oldest first, with what each left to be paid. */
  receipts: z.array(
    z.object({
      number: z.string(),
      /** YYYY-MM-DD. */
      day: z.string(),
      amount: z.number(),
      balance: z.number(),
      paidOn: z.string(),
      reference: z.string(),
      isCancelled: z.boolean(),
      isUndone: z.boolean(),
      /** True if another one came before, and counts. */
      isFurther: z.boolean(),
    }),
  ),
  /** Rupees that are still to be paid after the admission, and the payment of them that was reported. */
  balance: z.number(),
  reportedBalance: z.nullable(z.object({ reference: z.string(), paidOn: z.string() })),
  /** What was reported before a correction, or was not found; oldest first. `note` is the office’s about the latter. */
  earlierReports: z.array(
    z.object({ reference: z.string(), paidOn: z.string(), isNotFound: z.boolean(), note: z.string() }),
  ),
}
