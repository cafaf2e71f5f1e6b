import { inLanguage } from '@prangan/web/messages/language.ts'
import { sumOf } from '../../../contract/payment.ts'
import type { PaymentRow } from './watch-credits.ts'

export type HeadSum = { name: string; sum: number }

export type Closing = {
  /** In the order in which they happened. */
  entries: PaymentRow[]
  heads: HeadSum[]
  /** The receipts that were given and not undone, with what each received. */
  receipts: { number: string; amount: number }[]
  /** Received beyond the heads of the fee, for something else, or as a part whose heads were not recorded then. */
  otherSums: number
  withoutHeads: number
  /** What was confirmed, less the confirmations that were undone. */
  received: number
  refunded: number
  /** Received less refunded. A cancelled receipt changes nothing: its money counts when it is paid back. */
  net: number
  cancelled: number
  cancelledSum: number
  /** Written off, less what was asked for again; no money. */
  waived: number
  undone: number
  undoneSum: number
}

const shownKinds = [
  'confirmed',
  'confirmation undone',
  'receipt cancelled',
  'refunded',
  'balance waived',
  'waiver taken back',
] as const

/** The heads that a payment covers. Of older part payments only the whole fee's are known: they belong to no head for certain. */
function headsOf({ heads, amount, difference }: PaymentRow): PaymentRow['heads'] {
  return difference?.kind === 'other head' || sumOf(heads) > amount ? [] : heads
}

/** What belongs to no head although the fee has some: another sum, or what exceeds the fee. */
const isOtherSum = ({ difference, isFurther, amount, expected, heads }: PaymentRow): boolean =>
  heads.length > 0 || difference !== null || isFurther || amount !== expected

/** Sums up a day. A receipt that is cancelled later stays in the day on which it was given. */
export function closingOf(payments: readonly PaymentRow[]): Closing {
  const entries = payments
    .filter(({ kind }) => shownKinds.some((shown) => shown === kind))
    .sort(
      (one, other) =>
        one.at.getTime() - other.at.getTime() || one.receiptNumber.localeCompare(other.receiptNumber),
    )
  const counted = entries.filter(({ kind }) => kind === 'confirmed' || kind === 'confirmation undone')
  const sums = new Map<string, number>()
  for (const entry of counted) {
    for (const head of headsOf(entry)) {
      const name = inLanguage(head.name)
      sums.set(name, (sums.get(name) ?? 0) + signOf(entry) * head.amount)
    }
  }
  const outside = counted.map((entry) => ({ ...entry, amount: entry.amount - sumOf(headsOf(entry)) }))
  const netOf = (list: readonly PaymentRow[]) =>
    list.reduce((sum, entry) => sum + signOf(entry) * entry.amount, 0)
  const of = (kind: PaymentRow['kind']) => entries.filter((entry) => entry.kind === kind)
  const [cancelled, undone] = [of('receipt cancelled'), of('confirmation undone')]
  const wrong = new Set(undone.map(({ receiptNumber }) => receiptNumber))
  const [received, refunded] = [netOf(counted), netOf(of('refunded'))]
  return {
    entries,
    heads: [...sums].map(([name, sum]) => ({ name, sum })),
    receipts: of('confirmed').flatMap(({ receiptNumber: number, amount }) =>
      wrong.has(number) ? [] : { number, amount },
    ),
    otherSums: netOf(outside.filter((entry) => isOtherSum(entry))),
    withoutHeads: netOf(outside.filter((entry) => !isOtherSum(entry))),
    ...{ received, refunded, net: received - refunded },
    cancelled: cancelled.length,
    cancelledSum: netOf(cancelled),
    waived: netOf(of('balance waived')) + netOf(of('waiver taken back')),
    undone: undone.length,
    undoneSum: -netOf(undone),
  }
}

/** A confirmation that is undone takes its money off again. */
const signOf = ({ kind }: PaymentRow): 1 | -1 =>
  kind === 'confirmation undone' || kind === 'waiver taken back' ? -1 : 1
