import { addDays, daysBetween } from '../calendar-days.ts'
import { inHundredths } from '../schemas/merit-rules.ts'
import type { RefundRule } from '../schemas/refund-rules.ts'

type Steps = RefundRule['steps']

/** The table of the University Grants Commission (2018), which still counts after any later date of grace. */
export const ugcTable: Steps = [
  { until: { days: -15 }, percent: 100, charge: { percent: 5, most: 5_000 } },
  { until: { days: 0 }, percent: 90 },
  { until: { days: 15 }, percent: 80 },
  { until: { days: 30 }, percent: 50 },
]

/** The order for 2024-25: all of it until 30 September, all but ₹1,000 until 31 October, then the table. */
export const orderOf2024 = (year: number): Steps => [
  { until: { date: `${year}-09-30` }, percent: 100 },
  { until: { date: `${year}-10-31` }, percent: 100, charge: { percent: 100, most: 1_000 } },
  ...ugcTable,
]

/** Whole rupees, and calendar days in India (YYYY-MM-DD). */
export type Withdrawal = {
  /** Everything that was paid, caution money too. */
  paid: number
  cautionMoney: number
  withdrawnOn: string
  /** The last date of admission that the college has notified. */
  notifiedLastDate: string
  rule: RefundRule
}

export type Refund = {
  /** Whole rupees to be paid back, with the caution money; a fraction is rounded up. */
  refund: number
  /** Whole rupees of the fee that the college keeps. */
  kept: number
  /** Which step of the rule counted; null after the last one. */
  step: number | null
  /** Calendar days from the notified last date to the withdrawal; negative before it. */
  days: number
  /** The last day on which it is to be paid (YYYY-MM-DD). */
  payBy: string
}

/** What is paid back of a fee after a withdrawal, and why. The caution money is paid back whole. */
export function refundOf({ paid, cautionMoney, withdrawnOn, notifiedLastDate, rule }: Withdrawal): Refund {
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
    payBy: addDays(withdrawnOn, rule.payWithin),
  }
}

/** What the college keeps by a step, rounded down to whole rupees. */
function keptOf(fee: number, { percent, charge }: Steps[number]): number {
  const notRefunded = fee * (10_000 - inHundredths(percent))
  const charged = charge ? Math.min(fee * inHundredths(charge.percent), charge.most * 10_000) : 0
  return Math.min(fee, Math.floor((notRefunded + charged) / 10_000))
}
