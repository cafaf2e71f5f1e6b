import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'
import { ProgressBadge } from '../components/progress-badge.tsx'
import { feeItems } from '../fees/seat-facts.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { ConfirmCreditDialog } from './confirm-credit-dialog.tsx'
import { CreditText } from './credit-line.tsx'
import { type CreditUse, usesOf } from './credit-uses.ts'
import { LinkCreditDialog } from './link-credit-dialog.tsx'
import { rupeesAndPaise } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.register.find

/** A credit beside an applicant, and what can be done with both. */
export function CreditForApplicant({ credit, row }: { credit: CreditRow; row: ApplicationRow }) {
  const { doubtful } = admissionDeskMessages().admissionPayments
  const uses = usesOf(row, new Date())
  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-[2fr_3fr]">
      <div className="grid content-start gap-1 text-sm">
        <h3 className="text-xs font-semibold text-muted">{doubtful.credit}</h3>
        <p className="text-lg font-semibold text-indigo-950 tabular-nums">{rupeesAndPaise(credit.paise)}</p>
        <p>{formatDate(credit.date)}</p>
        <CreditText credit={credit} />
      </div>
      <div className="grid min-w-0 content-start gap-3 border-line max-lg:border-t max-lg:pt-3 lg:border-s lg:ps-4">
        <div className="flex flex-wrap items-start justify-between gap-2 text-sm">
          <span className="min-w-0">
            <ApplicantLink row={row} />
          </span>
          <ProgressBadge row={row} />
        </div>
        <DetailsList items={feeItems(row)} />
        <Message tone="info">{uses.length === 0 && texts().nothing}</Message>
        <div className="flex flex-wrap gap-2">
          {uses.map((use) => (
            <UseButton key={JSON.stringify(use)} use={use} credit={credit} row={row} />
          ))}
        </div>
      </div>
    </div>
  )
}

type UseButtonProps = { use: CreditUse; credit: CreditRow; row: ApplicationRow }

/** Asks before a credit is used for an applicant. */
export function UseButton({ use, credit, row }: UseButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button size="small" look={use.kind === 'link' ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {labelOf(use)}
      </Button>
      {use.kind === 'confirm' ? (
        <ConfirmCreditDialog
          key={String(isOpen)}
          {...{ credit, isOpen, onClose }}
          payer={use.payer}
          version={row.version}
          asksNote
        />
      ) : (
        <LinkCreditDialog key={String(isOpen)} {...{ credit, row, use, isOpen, onClose }} />
      )}
    </>
  )
}

function labelOf(use: CreditUse): string {
  if (use.kind === 'refund') return texts().refund
  if (use.kind === 'link') return texts().link(use.receiptNumber, rupees(use.amount))
  return use.payer.isBalance ? texts().confirmBalance : texts().confirm
}
