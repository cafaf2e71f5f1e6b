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
  /** What was confirmed, less the confirmations that were undone. */
  received: number
  refunded: number
  /** Received less refunded. A cancelled receipt changes nothing: its money counts when it is paid back. */
  net: number
  cancelled: number
  cancelledSum: number
  undone: number
  undoneSum: number
}

const shownKinds = ['confirmed', 'confirmation undone', 'receipt cancelled', 'refunded'] as const

const isOtherSum = ({ difference, isFurther, amount, expected }: PaymentRow): boolean =>
  difference !== null || isFurther || amount !== expected

/** Sums up a day. A receipt that is cancelled later stays in the day on which it was given. */
export function closingOf(payments: readonly PaymentRow[]): Closing {
  const entries = payments
    .filter(({ kind }) => shownKinds.some((shown) => shown === kind))
    .sort(
      (one, other) =>
        one.at.getTime() - other.at.getTime() || one.receiptNumber.localeCompare(other.receiptNumber),
    )
  const counted = entries.filter(({ kind }) => kind === 'confirmed' || kind === 'confirmation undone')
  const usual = counted.filter((entry) => !isOtherSum(entry))
  const sums = new Map<string, number>()
  for (const entry of usual) {
    for (const head of entry.heads) {
      const name = inLanguage(head.name)
      sums.set(name, (sums.get(name) ?? 0) + signOf(entry) * head.amount)
    }
  }
  const sumOf = (list: readonly PaymentRow[]) =>
    list.reduce((sum, entry) => sum + signOf(entry) * entry.amount, 0)
  const of = (kind: PaymentRow['kind']) => entries.filter((entry) => entry.kind === kind)
  const [cancelled, undone] = [of('receipt cancelled'), of('confirmation undone')]
  const [received, refunded] = [sumOf(counted), sumOf(of('refunded'))]
  return {
    entries,
    heads: [...sums].map(([name, sum]) => ({ name, sum })),
    otherSums: sumOf(counted.filter(isOtherSum)),
    withoutHeads: sumOf(usual.filter(({ heads }) => heads.length === 0)),
    ...{ received, refunded, net: received - refunded },
    cancelled: cancelled.length,
    cancelledSum: sumOf(cancelled),
    undone: undone.length,
    undoneSum: -sumOf(undone),
  }
}

/** A confirmation that is undone takes its money off again. */
const signOf = ({ kind }: PaymentRow): 1 | -1 => (kind === 'confirmation undone' ? -1 : 1)
