import { dayInIndia } from '@prangan/contract/india-time'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { ConfirmFeeForm } from '../fees/confirm-fee-form.tsx'
import { feeItems } from '../fees/seat-facts.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().counter.fee

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
        <ConfirmFeeForm newest={row} paidOn={dayInIndia(new Date())} says={texts().confirm} />
      )}
    </section>
  )
}
