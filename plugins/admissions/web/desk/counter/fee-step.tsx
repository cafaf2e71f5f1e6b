import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useMemo } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'
import { ConfirmFeeForm } from '../fees/confirm-fee-form.tsx'
import { feeItems } from '../fees/seat-facts.ts'
import { admissionDeskMessages } from '../messages.ts'
import { matchAll } from '../payments/matched.ts'
import { rupeesAndPaise } from '../payments/to-payer.ts'

const texts = () => admissionDeskMessages().counter.fee
const loadCredits = async () => (await import('../payments/watch-credits.ts')).watchOpenCredits

/** What is asked, what was reported, what the bank has, and the form that confirms it. */
export function FeeStep({ title, row }: { title: string; row: ApplicationRow }) {
  const { offer, fee } = row
  const isConfirmed = Boolean(fee?.confirmedAt)
  return (
    <section
      aria-label={title}
      data-step="fee"
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-white p-4"
    >
      <h2 className="text-lg text-indigo-950">{title}</h2>
      <DetailsList items={feeItems(offer, fee)} />
      {isConfirmed ? (
        <Message tone="success">{texts().confirmed}</Message>
      ) : (
        <>
          <InBank row={row} />
          <ConfirmFeeForm newest={row} paidOn={dayInIndia(new Date())} says={texts().confirm} />
        </>
      )}
    </section>
  )
}

/** The credit of a bank's statement that is this fee for certain, if it was imported. */
function InBank({ row }: { row: ApplicationRow }) {
  const { live } = useLive(loadCredits, 'open credits')
  const credits = live.status === 'ready' ? live.value : undefined
  const credit = useMemo(
    () => credits && matchAll(credits, [row], new Date()).exact[0]?.credit,
    [credits, row],
  )
  return (
    <div className="not-has-[p]:-mb-3">
      <Message tone="info">
        {credit && texts().inBank(rupeesAndPaise(credit.paise), formatDate(credit.date), credit.reference)}
      </Message>
    </div>
  )
}
