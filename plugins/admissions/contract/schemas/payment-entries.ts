import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { DifferenceSchema } from './fee.ts'
import { FeeHeadsSchema } from './payment.ts'

const paymentKinds = [
  'reported',
  'not found',
  'confirmed',
  'confirmation undone',
  'credit linked',
  'receipt cancelled',
  'refunded',
  'balance waived',
  'waiver taken back',
] as const

/** `admissionPayments/{id}`: one thing that happened to the money of an application. Entries are added, and never changed. */
export const PaymentEntrySchema = z.object({
  kind: z.enum(paymentKinds),
  application: z.string(),
  applicationNumber: z.string(),
  name: z.string(),
  course: z.string(),
  session: z.string(),
  programme: z.string(),
  reference: z.string(),
  /** The reference as it is compared. */
  referenceKey: z.string(),
  /** YYYY-MM-DD. */
  paidOn: z.string(),
  /** Rupees: what was received, paid back or written off. */
  amount: z.number(),
  /** Rupees: the fee of the offer. `heads` is what the payment is made of; of older part payments, what the fee was made of. */
  expected: z.number(),
  heads: FeeHeadsSchema,
  /** True for a payment of a balance: `expected` is the balance then. */
  isFurther: z._default(z.boolean(), false),
  difference: z.nullable(DifferenceSchema),
  /** The credit of the bank that paid it, or ''. */
  credit: z._default(z.string(), ''),
  /** '' where there is none. */
  receiptNumber: z.string(),
  /** Why a credit is this applicant's, the receipt was cancelled, the confirmation undone or nothing found; '' if the applicant withdrew. */
  reason: z.string(),
  /** The day in India (YYYY-MM-DD) of `at`. */
  day: z.string(),
  at: TimestampSchema,
  /** '' for the applicant. */
  by: z.string(),
})
export type PaymentEntry = z.infer<typeof PaymentEntrySchema>

/** `paymentReferences/{key}`: the application for which a reference counts. */
export const PaymentReferenceSchema = z.object({
  application: z.string(),
  applicationNumber: z.string(),
  /** Rupees. */
  amount: z.number(),
  receiptNumber: z.string(),
  /** The credit of the bank that paid it, or '' until its statement is imported. */
  credit: z.string(),
  at: TimestampSchema,
})
export type PaymentReference = z.infer<typeof PaymentReferenceSchema>

/** `refundAccounts/{application}`: the account for a refund, encrypted, until the refund is paid. */
export const RefundAccountDocumentSchema = z.object({ sealed: z.string(), givenAt: TimestampSchema })
export type RefundAccountDocument = z.infer<typeof RefundAccountDocumentSchema>

/** `receiptCounters/{financial year}` and `rollCounters/{session and programme}`: how many numbers were given. */
export const CounterSchema = z.object({ last: z.int().check(z.gte(0)) })
