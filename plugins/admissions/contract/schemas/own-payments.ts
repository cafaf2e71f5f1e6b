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
  /** What the office has written off, and on which day (YYYY-MM-DD). */
  waived: z.nullable(z.object({ amount: z.number(), day: z.string(), reason: z.string() })),
  reportedBalance: z.nullable(z.object({ reference: z.string(), paidOn: z.string() })),
  /** What was reported before a correction, or was not found; oldest first. `note` is the office’s about the latter. */
  earlierReports: z.array(
    z.object({ reference: z.string(), paidOn: z.string(), isNotFound: z.boolean(), note: z.string() }),
  ),
  /** The refund of a withdrawal today, or the agreed one; null without a confirmed fee. */
  refund: z.nullable(
    z.object({
      amount: z.number(),
      /** Of it, what was found after the admission had ended. */
      further: z.number(),
      step: z.string(),
      /** The last day of payment (YYYY-MM-DD), or ''. */
      payBy: z.string(),
      isDecided: z.boolean(),
      isPaid: z.boolean(),
      /** YYYY-MM-DD and the bank's reference; '' until it is paid. */
      paidOn: z.string(),
      reference: z.string(),
      account: z.nullable(z.object({ lastFour: z.string(), ifsc: z.string() })),
    }),
  ),
  /** What would be paid back after a withdrawal today, if the office finds the fee that was reported; 0 where none was. */
  refundIfFound: z.number(),
  /** What was paid back before another payment was found, oldest first. */
  earlierRefunds: z.array(z.object({ amount: z.number(), paidOn: z.string(), reference: z.string() })),
}
