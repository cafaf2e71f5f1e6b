import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { sumOf } from '../../../contract/payment.ts'
import { isRefundDue, payByOf } from '../../../contract/refund.ts'
import type { Refund } from '../../../contract/schemas/full-application.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { refundOn } from '../fees/labels.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { OnPhone } from './on-phone.tsx'
import { PartHead } from './part-head.tsx'

const texts = () => admissionDeskMessages().admissionPayments
const loadRefunds = async () => (await import('./watch-credits.ts')).watchRefunds

type OpenRefund = {
  row: ApplicationRow
  refund: Refund
  payBy: string
  /** The step of the session's rule that gives the sum, or ''. */
  rule: string
}

/** Refunds that are not paid yet, the earliest last day first, so that the overdue are on top. */
export function OpenRefunds() {
  const { live, retry } = useLive(loadRefunds, 'open refunds')
  const { live: sessions, retry: retrySessions } = useSessions()
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  if (sessions.status === 'failed')
    return <LoadFailure onRetry={retrySessions}>{texts().notLoaded}</LoadFailure>
  if (live.status === 'loading' || sessions.status === 'loading') return <SectionLoading />
  const refunds = toRefunds(live.value, sessions.value)
  const { title, text, none } = texts().refunds
  if (refunds.length === 0) return <EmptyState>{none}</EmptyState>
  const sum = rupees(sumOf(refunds.map(({ refund }) => refund)))
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <PartHead title={title} count={refunds.length} text={text(sum)} />
      <RefundsTable refunds={refunds} />
    </section>
  )
}

function toRefunds(rows: readonly ApplicationRow[], sessions: readonly SessionRow[]): OpenRefund[] {
  return rows
    .flatMap((row) => {
      const { refund } = row
      const session = sessions.find(({ id }) => id === row.session)
      if (!isRefundDue(refund)) return []
      const payBy = session ? payByOf(dayInIndia(refund.at), session.refund) : ''
      const rule = (session && refundOn(row, session, refund.at)?.words) ?? ''
      return [{ row, refund, payBy, rule }]
    })
    .sort((one, other) => one.payBy.localeCompare(other.payBy) || one.row.name.localeCompare(other.row.name))
}

function RefundsTable({ refunds }: { refunds: readonly OpenRefund[] }) {
  const { caption, sum, due, account } = texts().refunds
  const cell = 'sm:px-3 sm:py-2 text-start font-semibold'
  return (
    <table className="w-full bg-white text-start text-sm max-sm:block sm:overflow-hidden sm:rounded-card sm:border sm:border-line">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sand text-xs text-muted max-sm:sr-only">
        <tr>
          <th scope="col" className={cell}>
            {texts().columns.applicant}
          </th>
          <th scope="col" className={`${cell} sm:text-end`}>
            {sum}
          </th>
          <th scope="col" className={cell}>
            {due}
          </th>
          <th scope="col" className={cell}>
            {account}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {refunds.map((open) => (
          <RefundRow key={open.row.id} {...open} />
        ))}
      </tbody>
    </table>
  )
}

function RefundRow({ row, refund, payBy, rule }: OpenRefund) {
  const { due, overdue, waiting, account, noAccount, ending } = texts().refunds
  // Nothing can be paid until there is an account, so nobody is late.
  const isWaiting = refund.account === null
  const isOverdue = !isWaiting && payBy !== '' && payBy < dayInIndia(new Date())
  return (
    <tr className="border-line align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:rounded-card max-sm:border max-sm:p-3 sm:border-t">
      <td className="min-w-0 sm:px-3 sm:py-2">
        <ApplicantLink row={row} />
        {rule && <span className="block text-xs text-muted wrap-anywhere">{rule}</span>}
      </td>
      <td className="text-end font-semibold whitespace-nowrap tabular-nums sm:px-3 sm:py-2">
        {rupees(refund.amount)}
      </td>
      <td className="max-sm:col-span-2 sm:px-3 sm:py-2">
        <OnPhone label={isOverdue || isWaiting ? '' : payBy && due} />
        {isWaiting ? (
          <Badge tone="marigold">{waiting(formatDate(dayInIndia(refund.at)))}</Badge>
        ) : isOverdue ? (
          <Badge tone="danger">{overdue(formatDate(payBy))}</Badge>
        ) : (
          payBy && formatDate(payBy)
        )}
      </td>
      <td className="max-sm:col-span-2 sm:px-3 sm:py-2">
        <OnPhone label={refund.account ? account : ''} />
        {refund.account ? ending(refund.account.lastFour) : <Badge tone="marigold">{noAccount}</Badge>}
      </td>
    </tr>
  )
}
