import { ApplicationReceivedMailSchema } from '@prangan/contract/schemas/application-mail'
import * as z from 'zod/mini'
import { admissionOrders, OwedOriginalSchema } from './schemas/admission-day.ts'
import {
  applicationStatuses,
  objectionTopics,
  offerTopics,
  originalsTopics,
  paymentTopics,
  refundTopics,
} from './schemas/application.ts'
import { correctedParts } from './schemas/corrections.ts'
import { FeeHeadsSchema, NameSchema, PaymentSchema } from './schemas/payment.ts'
import { seatDecisions } from './schemas/seat-decisions.ts'

/** For the first step of a programme in a session; `closesAt` is when it closes (ISO 8601). */
const ProgrammeApplicationMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('programme application received'),
  closesAt: z.string(),
})
export type ProgrammeApplicationMail = z.infer<typeof ProgrammeApplicationMailSchema>

const ApplicationCompleteMailSchema = z.extend(ProgrammeApplicationMailSchema, {
  kind: z.literal('application complete'),
  /** The address of a guardian who has to agree first; '' where none has to. */
  guardian: z._default(z.string(), ''),
})
export type ApplicationCompleteMail = z.infer<typeof ApplicationCompleteMailSchema>

const ProgrammeStatusMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('programme application status'),
  status: z.enum(applicationStatuses),
  note: z.string(),
  answerBy: z.optional(z.string()),
  /** The time to pay (ISO 8601), and the fee in rupees. */
  offer: z.optional(
    z.object({
      payFrom: z.string(),
      payTo: z.string(),
      amount: z.number(),
      cautionMoney: z.number(),
      heads: z._default(FeeHeadsSchema, []),
    }),
  ),
  payment: z.optional(PaymentSchema),
  /** What comes first on the day of admission, for those who have a seat. */
  order: z.optional(z.enum(admissionOrders)),
  /** The originals to bring to the college, for those who have a seat. */
  originals: z.optional(z.array(NameSchema)),
  /** What was reported as paid, in rupees. */
  report: z.optional(z.object({ amount: z.number(), reference: z.string(), paidOn: z.string() })),
  /** The confirmed payment, in rupees, and its receipt. */
  receipt: z.optional(z.object({ amount: z.number(), reference: z.string(), number: z.string() })),
  /** True if a correction would take the seat, and nobody has decided about it yet. */
  isInQuestion: z.optional(z.boolean()),
  /** Who withdrew the application or cancelled the admission. */
  endedBy: z.optional(z.enum(['office', 'applicant'])),
  /** What was refused and why; a null name is the category's. */
  refused: z.optional(z.array(z.object({ name: z.nullable(NameSchema), reason: z.string() }))),
  /** Rupees. */
  refund: z.optional(z.number()),
  /** The last day on which a refund is paid (YYYY-MM-DD). */
  payBy: z.optional(z.string()),
  /** Of a fee of which only a part was paid, in rupees. */
  part: z.optional(z.object({ amount: z.number(), balance: z.number() })),
})
export type ProgrammeStatusMail = z.infer<typeof ProgrammeStatusMailSchema>

/** It names the parts that were corrected, and says what the marks are now; of all else it does not say what is there. */
const ApplicationCorrectedMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('application corrected'),
  parts: z.array(z.enum(correctedParts)),
  reason: z.string(),
  isByOffice: z.boolean(),
  /** The marks that the office corrected, by the paths of the facts. */
  changes: z.optional(z.array(z.object({ fact: z.string(), before: z.string(), after: z.string() }))),
  /** True if the seat would be somebody else's by it, until an officer decides. */
  losesSeat: z.optional(z.boolean()),
})
export type ApplicationCorrectedMail = z.infer<typeof ApplicationCorrectedMailSchema>

/** To the old address, without the new one: it may be a stranger's. */
const EmailChangedMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('application email changed'),
})
export type EmailChangedMail = z.infer<typeof EmailChangedMailSchema>

/** About the time to pay, `payTo` (ISO 8601). `note` is why it was extended. */
const OfferTimeMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('offer time'),
  topic: z.enum(offerTopics),
  payTo: z.string(),
  isAccepted: z.boolean(),
  note: z.string(),
})
export type OfferTimeMail = z.infer<typeof OfferTimeMailSchema>

/** The place on a provisional list: the rank, and the position on the waiting list or 0. `until` is ISO 8601. */
const ProvisionalListMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('provisional list'),
  listNumber: z.number(),
  rank: z.number(),
  waiting: z.number(),
  until: z.string(),
})
export type ProvisionalListMail = z.infer<typeof ProvisionalListMailSchema>

const PlaceSchema = z.object({ rank: z.number(), waiting: z.number() })

/**
 * The place on a final list: the rank, and the position on the waiting list or 0. `provisional` is about the provisional list
 * before it, `revised` about the final one that it replaces and why; each with the place there or null for nobody on it.
 */
const FinalListMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('final list'),
  listNumber: z.number(),
  rank: z.number(),
  waiting: z.number(),
  provisional: z.nullable(
    z.object({
      place: z.nullable(PlaceSchema),
      objections: z.number(),
      upheld: z.number(),
    }),
  ),
  revised: z.optional(z.object({ place: z.nullable(PlaceSchema), because: z.string() })),
})
export type FinalListMail = z.infer<typeof FinalListMailSchema>

/** `note` is the office's answer. */
const ListObjectionMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('list objection'),
  topic: z.enum(objectionTopics),
  listNumber: z.number(),
  isUpheld: z.boolean(),
  note: z.string(),
})
export type ListObjectionMail = z.infer<typeof ListObjectionMailSchema>

/** The admission at the counter, and the originals that are still owed. */
const OriginalsMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('admission originals'),
  topic: z.enum(originalsTopics),
  rollNumber: z.string(),
  owed: z.array(OwedOriginalSchema),
  /** What is still to be paid of the fee, in rupees, and by when (YYYY-MM-DD) or ''. */
  due: z.optional(z.object({ sum: z.number(), by: z.string() })),
})
export type OriginalsMail = z.infer<typeof OriginalsMailSchema>

/** About a seat that corrections would take. With `refund`, in rupees, an admission was cancelled. */
const SeatDecisionMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('seat decision'),
  decision: z.enum(seatDecisions),
  listNumber: z.number(),
  condition: z.string(),
  note: z.string(),
  refund: z.optional(z.number()),
  /** The last day on which a refund is paid (YYYY-MM-DD). */
  payBy: z.optional(z.string()),
})
export type SeatDecisionMail = z.infer<typeof SeatDecisionMailSchema>

/** `amount` is in rupees; the account's last digits are '' where none was given, and `reference` is '' until it is paid. */
const RefundMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('admission refund'),
  topic: z.enum(refundTopics),
  amount: z.number(),
  /** Of the amount, what was found after the admission had ended. */
  further: z.optional(z.number()),
  lastFour: z.string(),
  /** The last day on which a refund is paid (YYYY-MM-DD). */
  payBy: z.optional(z.string()),
  reference: z.string(),
})
export type RefundMail = z.infer<typeof RefundMailSchema>

/** About a payment after the first, a confirmation that was undone, or a payment that was not found: `amount` was paid, and `balance` is left; both in rupees. `receiptNumber` is '' until the office confirms it. */
const PaymentMailSchema = z.extend(ApplicationReceivedMailSchema, {
  kind: z.literal('admission payment'),
  topic: z.enum(paymentTopics),
  amount: z.number(),
  balance: z.number(),
  receiptNumber: z.string(),
  /** Why a confirmation was undone or a balance written off, or what the office writes about a payment that was not found. */
  note: z._default(z.string(), ''),
  /** What was reported of a payment that was not found, and when the time to pay ends or ended (ISO 8601). */
  report: z.optional(
    z.object({
      reference: z.string(),
      paidOn: z.string(),
      next: z.enum(['nothing', 'pay', 'lapsed', 'balance']),
      payTo: z.string(),
    }),
  ),
})
export type PaymentMail = z.infer<typeof PaymentMailSchema>

export const mailSchemas = [
  ProgrammeApplicationMailSchema,
  ApplicationCompleteMailSchema,
  ProgrammeStatusMailSchema,
  ApplicationCorrectedMailSchema,
  EmailChangedMailSchema,
  OfferTimeMailSchema,
  ProvisionalListMailSchema,
  FinalListMailSchema,
  ListObjectionMailSchema,
  OriginalsMailSchema,
  SeatDecisionMailSchema,
  RefundMailSchema,
  PaymentMailSchema,
] as const

/** Sent at once, and never queued. */
export const codeMails = ['application code', 'guardian code'] as const
