import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { PaymentNotFound } from '../fees/payment-not-found.tsx'
import { admissionDeskMessages } from '../messages.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { PartHead } from './part-head.tsx'

const texts = () => admissionDeskMessages().admissionPayments
const loadUnchecked = async () => (await import('./watch-credits.ts')).watchUnchecked

/** Payments that were reported before a withdrawal: if they are found, they are paid back. */
export function UncheckedPayments() {
  const { live, retry } = useLive(loadUnchecked, 'unchecked payments')
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  if (live.status === 'loading' || live.value.length === 0) return null
  const { title, text } = texts().unchecked
  return (
    <section className="grid min-w-0 gap-3">
      <PartHead title={title} count={live.value.length} text={text} />
      <ul className="divide-y divide-line rounded-card border border-line bg-white text-sm">
        {live.value.map((row) => (
          <li
            key={row.id}
            className="grid gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_auto_auto] sm:items-center sm:px-4"
          >
            <span className="min-w-0">
              <ApplicantLink row={row} />
            </span>
            {row.fee && (
              <span className="wrap-anywhere sm:text-end">
                {admissionDeskMessages().admissionFees.facts.paid(
                  rupees(row.fee.amount),
                  formatDate(row.fee.paidOn),
                  row.fee.reference,
                )}
              </span>
            )}
            <span>
              <PaymentNotFound row={row} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
