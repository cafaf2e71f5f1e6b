import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { PaymentRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.closing

export function DayTable({ caption, entries }: { caption: string; entries: readonly PaymentRow[] }) {
  const words = texts()
  const heads = [words.receipt, words.kind, words.name, words.reference, words.paidOn]
  return (
    <div className="relative overflow-x-auto rounded-card border border-line">
      <table className="w-full min-w-176 bg-white text-start text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sand text-xs text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-end font-semibold">
              {words.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <DayRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayRow({ entry }: { entry: PaymentRow }) {
  const { kind, application, applicationNumber, name, reference, paidOn, receiptNumber } = entry
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-1.5 font-semibold whitespace-nowrap tabular-nums">{receiptNumber}</td>
      <td className="px-3 py-1.5">{texts().kinds[kind]}</td>
      <td className="px-3 py-1.5">
        <Link to={applicationHref(application)} className="font-semibold text-indigo-900 hover:underline">
          <UserText text={name} />
        </Link>{' '}
        <span className="block text-xs whitespace-nowrap text-muted">{applicationNumber}</span>
      </td>
      <td className="px-3 py-1.5 wrap-anywhere">{reference}</td>
      <td className="px-3 py-1.5 whitespace-nowrap">{paidOn && formatDate(paidOn)}</td>
      <td className="px-3 py-1.5 text-end whitespace-nowrap tabular-nums">
        <SumOf entry={entry} />
      </td>
    </tr>
  )
}

/** No money moves when a receipt is cancelled, whose money counts when it is paid back, or a balance is written off. */
export const isWithoutMoney = ({ kind }: PaymentRow): boolean =>
  kind === 'receipt cancelled' || kind === 'balance waived' || kind === 'waiver taken back'

export function SumOf({ entry }: { entry: PaymentRow }) {
  const { kind, amount } = entry
  return isWithoutMoney(entry) ? <s>{rupees(amount)}</s> : rupees(kind === 'confirmed' ? amount : -amount)
}
