import { dayInIndia } from '@prangan/contract/india-time'
import { refundOf } from '../contract/refund.ts'
import type { AdmissionSessionDocument } from '../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'

/** Rupees, the number of the rule's step (from 0; '' after the last), and the last day of payment. */
export type RefundNow = { amount: number; step: string; payBy: string }

/** Returns the refund after a withdrawal at a time; null if no fee was confirmed. */
export function refundNow(
  { fee, offer }: Pick<AdmissionDocument, 'fee' | 'offer'>,
  session: Pick<AdmissionSessionDocument, 'lastDate' | 'refund'> | undefined,
  at: Date,
): RefundNow | null {
  if (!fee?.confirmedAt || !session) return null
  const { refund, step, payBy } = refundOf({
    paid: fee.amount,
    cautionMoney: Math.min(offer?.cautionMoney ?? 0, fee.amount),
    withdrawnOn: dayInIndia(at),
    notifiedLastDate: session.lastDate,
    rule: session.refund,
  })
  return { amount: refund, step: step === null ? '' : String(step), payBy }
}
