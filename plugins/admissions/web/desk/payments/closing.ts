import { inLanguage } from '@prangan/web/messages/language.ts'
import type { PaymentRow } from './watch-credits.ts'

export type HeadSum = { name: string; sum: number }

export type Closing = {
  /** In the order in which they happened. */
  entries: PaymentRow[]
  heads: HeadSum[]
  /** Received with another sum than the fee, or of a balance, so that it belongs to no head for certain. */
  otherSums: number
  withoutHeads: number
  received: number
  refunded: number
  /** Received less refunded. A cancelled receipt changes nothing: its money counts when it is paid back. */
  net: number
  cancelled: number
  cancelledSum: number
}

const shownKinds = ['confirmed', 'receipt cancelled', 'refunded'] as const

const isOtherSum = ({ difference, isFurther }: PaymentRow): boolean => difference !== null || isFurther

/** Sums up a day. A receipt that is cancelled later stays in the day on which it was given. */
export function closingOf(payments: readonly PaymentRow[]): Closing {
  const entries = payments
    .filter(({ kind }) => shownKinds.some((shown) => shown === kind))
    .sort(
      (one, other) =>
        one.at.getTime() - other.at.getTime() || one.receiptNumber.localeCompare(other.receiptNumber),
    )
  const confirmed = entries.filter(({ kind }) => kind === 'confirmed')
  const usual = confirmed.filter((entry) => !isOtherSum(entry))
  const sums = new Map<string, number>()
  for (const head of usual.flatMap(({ heads }) => heads)) {
    const name = inLanguage(head.name)
    sums.set(name, (sums.get(name) ?? 0) + head.amount)
  }
  const sumOf = (list: readonly PaymentRow[]) => list.reduce((sum, { amount }) => sum + amount, 0)
  const received = sumOf(confirmed)
  const refunded = sumOf(entries.filter(({ kind }) => kind === 'refunded'))
  const cancelled = entries.filter(({ kind }) => kind === 'receipt cancelled')
  return {
    entries,
    heads: [...sums].map(([name, sum]) => ({ name, sum })),
    otherSums: sumOf(confirmed.filter(isOtherSum)),
    withoutHeads: sumOf(usual.filter(({ heads }) => heads.length === 0)),
    ...{ received, refunded, net: received - refunded },
    cancelled: cancelled.length,
    cancelledSum: sumOf(cancelled),
  }
}
