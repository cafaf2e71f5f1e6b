import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { language } from '@prangan/web/messages/language.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { type Fact, Facts } from '../../letters/letter-facts.tsx'
import { admissionDeskMessages } from '../messages.ts'
import type { Closing } from './closing.ts'
import { SumOf } from './day-table.tsx'

const texts = () => admissionDeskMessages().admissionPayments.closing

/** The sums of a day by heads, and what they add up to. */
export function sumsOf(closing: Closing): { heads: Fact[]; totals: Fact[] } {
  const { total, refunded, net, withoutHeads, otherSums } = texts()
  return {
    heads: [
      ...closing.heads.map(({ name, sum }): Fact => [name, rupees(sum)]),
      ...(closing.withoutHeads !== 0 ? [[withoutHeads, rupees(closing.withoutHeads)] as const] : []),
      ...(closing.otherSums !== 0 ? [[otherSums, rupees(closing.otherSums)] as const] : []),
    ],
    totals: [
      [total, rupees(closing.received)],
      ...(closing.refunded > 0
        ? ([
            [refunded, rupees(-closing.refunded)],
            [net, rupees(closing.net)],
          ] as const)
        : []),
    ],
  }
}

type ClosingSheetProps = { day: string; closing: Closing; inStatement?: string }

/** The closing of a day on paper, to be signed and filed with the cash book. */
export function ClosingSheet({ day, closing, inStatement = '' }: ClosingSheetProps) {
  const words = texts()
  const { heads, totals } = sumsOf(closing)
  return (
    <article aria-label={words.sheetOf(formatDate(day))} lang={language()} className="sheet">
      <SheetHead />
      <h2 className="py-4 text-xl text-indigo-900">{words.sheetOf(formatDate(day))}</h2>
      <Facts title={words.heads} items={[...heads, ...totals]} />
      {inStatement !== '' && <p className="pb-3 text-xs wrap-anywhere">{inStatement}</p>}
      {closing.undone > 0 && (
        <p className="pb-3 text-xs">{words.undone(closing.undone, rupees(closing.undoneSum))}</p>
      )}
      {closing.waived !== 0 && <p className="pb-3 text-xs">{words.waived(rupees(closing.waived))}</p>}
      {closing.cancelled > 0 && (
        <p className="pb-3 text-xs">{words.cancelled(closing.cancelled, rupees(closing.cancelledSum))}</p>
      )}
      <SheetTable day={day} closing={closing} />
      <p className="sheet-signs break-inside-avoid grid-cols-2">
        <span>{words.signs.cashier}</span>
        <span>{words.signs.accounts}</span>
      </p>
    </article>
  )
}

/** On paper nothing scrolls: long names and references are broken. */
function SheetTable({ day, closing: { entries } }: { day: string; closing: Closing }) {
  const words = texts()
  const heads = [words.receipt, words.kind, words.name, words.reference, words.paidOn]
  return (
    <div className="relative overflow-x-auto print:overflow-visible">
      <table className="sheet-table">
        <caption className="sr-only">{words.caption(formatDate(day))}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col" className="text-end">
              {words.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="break-inside-avoid align-top">
              <td className="whitespace-nowrap tabular-nums">{entry.receiptNumber}</td>
              <td>{words.kinds[entry.kind]}</td>
              <td className="wrap-anywhere">
                <UserText text={entry.name} />
                <span className="block font-normal">{entry.applicationNumber}</span>
              </td>
              <td className="wrap-anywhere">{entry.reference}</td>
              <td>{entry.paidOn && formatDate(entry.paidOn)}</td>
              <td className="text-end whitespace-nowrap tabular-nums">
                <SumOf entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
