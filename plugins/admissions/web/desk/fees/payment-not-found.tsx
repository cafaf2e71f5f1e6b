import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { hasLapsed, unconfirmedReport } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { recordPaymentNotFound } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'

const texts = () => admissionDeskMessages().admissionFees.notFound

type Report = NonNullable<ReturnType<typeof unconfirmedReport>>

/** Says that the payment which an applicant reported is not in the bank. */
export function PaymentNotFound({ row }: { row: ApplicationRow }) {
  const [asked, setAsked] = useState<Report>()
  const [isOpen, setOpen] = useState(false)
  const report = unconfirmedReport(row)
  return (
    <>
      {report && (
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            setAsked(report)
            setOpen(true)
          }}
        >
          <SearchX aria-hidden="true" size={16} />
          {texts().open}
        </Button>
      )}
      {asked && (
        <NotFoundDialog
          key={`${row.id} ${isOpen}`}
          row={row}
          report={asked}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type NotFoundDialogProps = { row: ApplicationRow; report: Report; isOpen: boolean; onClose: () => void }

function NotFoundDialog({ row, report, isOpen, onClose }: NotFoundDialogProps) {
  const { getToken } = useDeskSession()
  const [note, setNote] = useState('')
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const { reference, paidOn, amount } = report
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={() =>
        send(async () => {
          const { id, version, name } = row
          await recordPaymentNotFound(id, { version, reference, note: note.trim() }, getToken)
          return texts().done(name)
        })
      }
      title={texts().question}
      action={texts().action}
      busyAction={texts().busy}
      isBusy={isBusy}
      error={error}
      fields={
        <NoteField
          label={texts().note}
          hint={texts().noteHint}
          isRequired={false}
          disabled={isBusy}
          value={note}
          onChange={setNote}
        />
      }
    >
      <p className="wrap-anywhere">
        {texts().reported(
          row.name,
          admissionDeskMessages().admissionFees.facts.paid(rupees(amount), formatDate(paidOn), reference),
        )}
      </p>
      <p className="pt-2 font-semibold text-ink">{afterwards(row, report)}</p>
    </ConfirmDialog>
  )
}

/** What the application is afterwards. */
function afterwards({ status, offer }: ApplicationRow, { amount, isBalance }: Report): string {
  if (isBalance && status === 'admitted') return texts().staysDue(rupees(amount))
  if (status !== 'fee reported' || !offer) return texts().nothingBack
  const payTo = formatDateTime(offer.payTo)
  return hasLapsed({ status: 'offered', offer }, new Date()) ? texts().lapsed(payTo) : texts().payAgain(payTo)
}
