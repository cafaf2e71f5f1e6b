import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { balanceOf, type PaidReceipt, receiptsOf } from '../../../contract/paid.ts'
import { hasLapsed } from '../../../contract/states.ts'
import { withoutConfirmation } from '../../../contract/undone.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { undoConfirmation } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'

const texts = () => admissionDeskMessages().admissionFees.undo

/** Takes a confirmation back that was wrong, such as one with somebody else's reference. */
export function UndoConfirmation({ row }: { row: ApplicationRow }) {
  const [asked, setAsked] = useState<PaidReceipt>()
  const [isOpen, setOpen] = useState(false)
  const receipts = receiptsOf(row).filter(
    ({ receiptCancelled, receiptNumber }) => receiptCancelled === null && receiptNumber !== '',
  )
  if (row.status !== 'admitted' || receipts.length === 0) return null
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {receipts.map((receipt) => (
          <Button
            key={receipt.receiptNumber}
            look="secondary"
            size="small"
            onClick={() => {
              setAsked(receipt)
              setOpen(true)
            }}
          >
            <Undo2 aria-hidden="true" size={16} />
            {receipts.length === 1 ? texts().open : texts().openOne(receipt.receiptNumber)}
          </Button>
        ))}
      </p>
      {asked && (
        <UndoDialog
          key={`${asked.receiptNumber} ${isOpen}`}
          row={row}
          receipt={asked}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type UndoDialogProps = { row: ApplicationRow; receipt: PaidReceipt; isOpen: boolean; onClose: () => void }

function UndoDialog({ row, receipt, isOpen, onClose }: UndoDialogProps) {
  const { getToken } = useDeskSession()
  const { receiptNumber, amount } = receipt
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<{ reason?: string }>({})
  const field = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const run = async () => {
    if (reason.trim() === '') return setIssue({ reason: texts().reasonMissing })
    setIssue({})
    await send(async () => {
      const { id, version, name } = row
      await undoConfirmation(id, { version, receiptNumber, reason: reason.trim() }, getToken)
      return texts().done(name, receiptNumber)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={texts().question(rupees(amount))}
      action={texts().action}
      busyAction={texts().busy}
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={field}>
          <NoteField
            label={texts().reason}
            hint={texts().reasonHint}
            error={issue.reason}
            disabled={isBusy}
            value={reason}
            onChange={setReason}
          />
        </div>
      }
    >
      <p>{texts().text(receiptNumber)}</p>
      <p className="pt-2 font-semibold text-ink">{afterwards(row, receiptNumber)}</p>
    </ConfirmDialog>
  )
}

/** What the application is afterwards. */
function afterwards(row: ApplicationRow, number: string): string {
  const now = new Date()
  const cancelled = { reason: '', by: '', at: now, isUndone: true }
  const after = { ...row, ...withoutConfirmation(row, number, cancelled) }
  if (after.status === 'admitted') return texts().staysAdmitted(rupees(balanceOf(after)))
  if (after.status === 'fee reported') return texts().reportedAgain
  return hasLapsed(after, now)
    ? texts().lapsed(formatDateTime(after.offer?.payTo ?? now))
    : texts().offeredAgain
}
