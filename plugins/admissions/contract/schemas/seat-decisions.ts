import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

/**
 * What an officer decides about a seat that was given and that a revised list would not give: it stays, it stays until something
 * named is settled, or it is cancelled. A seat that stays is supernumerary: one more than the sanctioned number.
 */
export const seatDecisions = ['keeps', 'provisional', 'cancelled'] as const
export type SeatDecisionKind = (typeof seatDecisions)[number]

const decided = {
  decision: z.enum(seatDecisions),
  /** The applicant reads both. */
  reason: z.string(),
  /** What has to be settled for a provisional seat, or ''. */
  condition: z.string(),
}

export const SeatDecisionSchema = z.object({
  ...decided,
  listNumber: z.number(),
  by: z.string(),
  at: TimestampSchema,
})
export type SeatDecision = z.infer<typeof SeatDecisionSchema>

/** As the revised list records it. */
export const ListDecisionSchema = z.object({
  ...decided,
  application: z.string(),
  applicationNumber: z.string(),
  name: z.string(),
})
export type ListDecision = z.infer<typeof ListDecisionSchema>

/** The step of a refund of the whole fee, which follows no rule: the college cancelled the admission. */
export const wholeRefund = 'whole'
/** The step of a refund of all that somebody paid who has no seat: declined it, or left without one. */
export const unseatedRefund = 'no seat'
/** The step of a refund of a payment that was found after the admission had ended, and after its refund. */
export const laterRefund = 'found later'

/** Returns true if a refund is of all that was paid, whatever the session's rule says. */
export const isWholeRefund = (step: string): boolean =>
  step === wholeRefund || step === unseatedRefund || step === laterRefund
