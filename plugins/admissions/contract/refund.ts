import { addDays, daysBetween } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import type { AdmissionDocument } from './schemas/application.ts'
import type { Refund } from './schemas/full-application.ts'
import { inHundredths } from './schemas/merit-rules.ts'
import type { RefundRule } from './schemas/refund-rules.ts'
import { laterRefund } from './schemas/seat-decisions.ts'

type Steps = RefundRule['steps']

/** The table of the University Grants Commission (2018). It still applies after the grace dates of later orders. */
export const ugcTable: Steps = [
  { until: { days: -15 }, percent: 100, charge: { percent: 5, most: 5_000 } },
  { until: { days: 0 }, percent: 90 },
  { until: { days: 15 }, percent: 80 },
  { until: { days: 30 }, percent: 50 },
]

/** The order for 2024-25: a full refund until 30 September, all but ₹1,000 until 31 October, then the table. */
export const orderOf2024 = (year: number): Steps => [
  { until: { date: `${year}-09-30` }, percent: 100 },
  { until: { date: `${year}-10-31` }, percent: 100, charge: { percent: 100, most: 1_000 } },
  ...ugcTable,
]

/** Amounts are whole rupees; days are calendar days in India (YYYY-MM-DD). */
export type Withdrawal = {
  /** The total paid, including the caution money. */
  paid: number
  cautionMoney: number
  withdrawnOn: string
  notifiedLastDate: string
  rule: RefundRule
}

export type CountedRefund = {
  /** Whole rupees, rounded up, including the caution money. */
  refund: number
  kept: number
  step: number | null
  /** Calendar days from the notified last date to the withdrawal; negative before it. */
  days: number
  payBy: string
}

/** Returns the refund after a withdrawal. The caution money is always refunded in full. */
export function refundOf({
  paid,
  cautionMoney,
  withdrawnOn,
  notifiedLastDate,
  rule,
}: Withdrawal): CountedRefund {
  const lastDay = ({ until }: Steps[number]): string =>
    'date' in until ? until.date : addDays(notifiedLastDate, until.days)
  const index = rule.steps.findIndex((step) => withdrawnOn <= lastDay(step))
  const step = rule.steps[index]
  const fee = paid - cautionMoney
  const kept = step ? keptOf(fee, step) : fee
  return {
    refund: paid - kept,
    kept,
    step: step ? index : null,
    days: daysBetween(notifiedLastDate, withdrawnOn),
    payBy: payByOf(withdrawnOn, rule),
  }
}

function keptOf(fee: number, { percent, charge }: Steps[number]): number {
  const notRefunded = fee * (10_000 - inHundredths(percent))
  const charged = charge ? Math.min(fee * inHundredths(charge.percent), charge.most * 10_000) : 0
  return Math.min(fee, Math.floor((notRefunded + charged) / 10_000))
}

/** Returns the last day of payment (YYYY-MM-DD) after a withdrawal on a day. */
export const payByOf = (withdrawnOn: string, { payWithin }: Pick<RefundRule, 'payWithin'>): string =>
  addDays(withdrawnOn, payWithin)

/** Returns the last day of payment for a mail about a refund, unless it has passed. */
export function payUntil(
  { at }: Pick<Refund, 'at'>,
  rule: Pick<RefundRule, 'payWithin'>,
  now: Date,
): { payBy?: string } {
  const payBy = payByOf(dayInIndia(at), rule)
  return payBy < dayInIndia(now) ? {} : { payBy }
}

/** Returns a refund that is not paid yet. */
export const openRefund = (amount: number, step: string, at: Date): Refund => ({
  ...{ amount, further: 0, step, at, paidAt: null },
  ...{ reference: '', account: null },
})

type Refunds = Pick<AdmissionDocument, 'refund' | 'earlierRefunds'>

/** Returns the refunds once a payment was found after the admission had ended. It is paid back whole, with what is still due. */
export function withFurther({ refund, earlierRefunds }: Refunds, sum: number, at: Date): Refunds {
  if (isRefundDue(refund)) {
    return {
      refund: { ...refund, amount: refund.amount + sum, further: refund.further + sum },
      earlierRefunds,
    }
  }
  return {
    refund: openRefund(sum, laterRefund, at),
    earlierRefunds: refund?.paidAt ? [...earlierRefunds, refund] : earlierRefunds,
  }
}

/** Returns true if the college still has to pay something back. */
export const isRefundDue = (refund: Refund | null): refund is Refund & { paidAt: null } =>
  refund !== null && refund.paidAt === null && refund.amount > 0
