import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { OnPhone } from './on-phone.tsx'
import type { PaymentRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.closing

export function DayTable({ caption, entries }: { caption: string; entries: readonly PaymentRow[] }) {
  const words = texts()
  const heads = [words.receipt, words.kind, words.name, words.reference, words.paidOn]
  return (
    <div className="relative rounded-card border-line sm:overflow-x-auto sm:border">
      <table className="w-full bg-white text-start text-sm max-sm:block sm:min-w-176">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sand text-xs text-muted max-sm:sr-only">
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
        <tbody className="max-sm:grid max-sm:gap-3">
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
    <tr className="border-line align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:rounded-card max-sm:border max-sm:p-3 sm:border-t">
      <td className="font-semibold tabular-nums max-sm:order-1 sm:px-3 sm:py-1.5 sm:whitespace-nowrap">
        <OnPhone label={receiptNumber && texts().receipt} />
        {receiptNumber}
      </td>
      <td className="max-sm:order-1 max-sm:text-end sm:px-3 sm:py-1.5">{texts().kinds[kind]}</td>
      <td className="min-w-0 sm:px-3 sm:py-1.5">
        <Link to={applicationHref(application)} className="font-semibold text-indigo-900 hover:underline">
          <UserText text={name} />
        </Link>{' '}
        <span className="block text-xs whitespace-nowrap text-muted">{applicationNumber}</span>
      </td>
      <td className="min-w-0 wrap-anywhere max-sm:order-1 sm:px-3 sm:py-1.5">
        <OnPhone label={reference && texts().reference} />
        {reference}
      </td>
      <td className="max-sm:order-1 max-sm:text-end sm:px-3 sm:py-1.5 sm:whitespace-nowrap">
        <OnPhone label={paidOn && texts().paidOn} />
        {paidOn && formatDate(paidOn)}
      </td>
      <td className="text-end font-semibold whitespace-nowrap tabular-nums sm:px-3 sm:py-1.5 sm:font-normal">
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
