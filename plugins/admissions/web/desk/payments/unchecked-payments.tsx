import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { unconfirmedReport } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { PaymentNotFound } from '../fees/payment-not-found.tsx'
import { SameReference } from '../fees/same-reference.tsx'
import { admissionDeskMessages } from '../messages.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { PartHead } from './part-head.tsx'

const texts = () => admissionDeskMessages().admissionPayments
const loadUnchecked = async () => (await import('./watch-credits.ts')).watchUnchecked
const loadBalances = async () => (await import('./watch-credits.ts')).watchUncheckedBalances

function reportText(row: ApplicationRow): string {
  const report = unconfirmedReport(row)
  if (!report) return ''
  const { amount, paidOn, reference } = report
  return admissionDeskMessages().admissionFees.facts.paid(rupees(amount), formatDate(paidOn), reference)
}

/** Payments that were reported before a withdrawal: if they are found, they are paid back. */
export function UncheckedPayments() {
  const fees = useLive(loadUnchecked, 'unchecked payments')
  const balances = useLive(loadBalances, 'unchecked balances')
  const failed = [fees, balances].find(({ live }) => live.status === 'failed')
  if (failed) return <LoadFailure onRetry={failed.retry}>{texts().notLoaded}</LoadFailure>
  if (fees.live.status !== 'ready' || balances.live.status !== 'ready') return null
  const rows = [...fees.live.value, ...balances.live.value]
  if (rows.length === 0) return null
  const { title, text } = texts().unchecked
  return (
    <section className="grid min-w-0 gap-3">
      <PartHead title={title} count={rows.length} text={text} />
      <ul className="divide-y divide-line rounded-card border border-line bg-white text-sm">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_auto_auto] sm:items-center sm:px-4"
          >
            <span className="min-w-0">
              <ApplicantLink row={row} />
            </span>
            <span className="wrap-anywhere sm:text-end">{reportText(row)}</span>
            <div>
              <PaymentNotFound row={row} />
            </div>
            <div className="grid gap-2 not-has-[p]:absolute sm:col-span-full">
              <SameReference reference={unconfirmedReport(row)?.reference ?? ''} id={row.id} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
