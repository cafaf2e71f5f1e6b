import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
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
        {live.value.map(({ id, name, applicationNumber, fee }) => (
          <li key={id} className="grid gap-x-4 gap-y-1 p-3 sm:grid-cols-[1fr_auto] sm:px-4">
            <span className="min-w-0">
              <Link
                to={applicationHref(id)}
                className="inline-block py-0.5 font-semibold text-indigo-900 wrap-anywhere underline"
              >
                <UserText text={name} />
              </Link>
              <span className="block text-xs text-muted tabular-nums">{applicationNumber}</span>
            </span>
            {fee && (
              <span className="wrap-anywhere sm:text-end">
                {admissionDeskMessages().admissionFees.facts.paid(
                  rupees(fee.amount),
                  formatDate(fee.paidOn),
                  fee.reference,
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
