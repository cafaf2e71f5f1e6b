import { dayInIndia } from '@prangan/contract/india-time'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { balanceOf } from '../../../contract/paid.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { ConfirmFee } from '../fees/confirm-fee.tsx'
import { feeItems } from '../fees/seat-facts.ts'
import { UndoConfirmation } from '../fees/undo-confirmation.tsx'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().counter.fee

type FeeStepProps = { title: string; row: ApplicationRow; onConfirmed: () => void }

/** What is asked, what was reported, what the bank has, and the form that confirms it, or the payment of the balance. */
export function FeeStep({ title, row, onConfirmed }: FeeStepProps) {
  const isConfirmed = Boolean(row.fee?.confirmedAt)
  const balance = balanceOf(row)
  return (
    <section
      aria-label={title}
      data-step="fee"
      data-confirmed={isConfirmed || balance > 0 || undefined}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-white p-4"
    >
      <h2 className="text-lg text-indigo-950">{title}</h2>
      <DetailsList items={feeItems(row)} />
      <Message tone="success">{isConfirmed && balance === 0 && texts().confirmed}</Message>
      <Message tone="info">{balance > 0 && texts().due(rupees(balance))}</Message>
      <ConfirmFee
        row={row}
        isAsked={!isConfirmed || balance > 0}
        paidOn={dayInIndia(new Date())}
        onConfirmed={onConfirmed}
        {...(balance > 0 && { says: admissionDeskMessages().admissionFees.confirm.rest })}
      />
      <UndoConfirmation row={row} />
    </section>
  )
}
