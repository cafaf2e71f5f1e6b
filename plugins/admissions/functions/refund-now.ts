import { dayInIndia } from '@prangan/contract/india-time'
import { paidOf } from '../contract/paid.ts'
import { refundOf } from '../contract/refund.ts'
import type { AdmissionSessionDocument } from '../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'

/** Rupees, the number of the rule's step (from 0; '' after the last), and the last day of payment. */
export type RefundNow = { amount: number; step: string; payBy: string }

/** Returns the refund after a withdrawal at a time; null if nothing was confirmed. */
export function refundNow(
  application: Pick<AdmissionDocument, 'fee' | 'offer' | 'otherReceipts'>,
  session: Pick<AdmissionSessionDocument, 'lastDate' | 'refund'> | undefined,
  at: Date,
): RefundNow | null {
  const paid = paidOf(application)
  if (paid === 0 || !session) return null
  const { refund, step, payBy } = refundOf({
    paid,
    cautionMoney: Math.min(application.offer?.cautionMoney ?? 0, paid),
    withdrawnOn: dayInIndia(at),
    notifiedLastDate: session.lastDate,
    rule: session.refund,
  })
  return { amount: refund, step: step === null ? '' : String(step), payBy }
}
