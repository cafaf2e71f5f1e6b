import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { HandHeart, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { balanceOf } from '../../../contract/paid.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { waiveBalance } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'

const texts = () => admissionDeskMessages().admissionFees.waiver

type Waiving = { action: 'waive' | 'take back'; amount: number }

/** What can be written off of a fee now, or asked for again. */
function waivingOf(row: ApplicationRow): Waiving | undefined {
  const balance = balanceOf(row)
  if (row.status !== 'admitted') return undefined
  if (row.waiver) return { action: 'take back', amount: row.waiver.amount }
  return balance > 0 ? { action: 'waive', amount: balance } : undefined
}

/** Writes the balance of a part payment off, or takes that back. */
export function WaiveBalance({ row }: { row: ApplicationRow }) {
  const [asked, setAsked] = useState<Waiving>()
  const [isOpen, setOpen] = useState(false)
  const waiving = waivingOf(row)
  const Icon = waiving?.action === 'waive' ? HandHeart : Undo2
  return (
    <>
      {waiving && (
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            setAsked(waiving)
            setOpen(true)
          }}
        >
          <Icon aria-hidden="true" size={16} />
          {waiving.action === 'waive' ? texts().open : texts().back.open}
        </Button>
      )}
      {asked && (
        <WaiveDialog
          key={`${row.id} ${asked.action} ${isOpen}`}
          row={row}
          waiving={asked}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type WaiveDialogProps = { row: ApplicationRow; waiving: Waiving; isOpen: boolean; onClose: () => void }

function WaiveDialog({ row, waiving: { action, amount }, isOpen, onClose }: WaiveDialogProps) {
  const { getToken } = useDeskSession()
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<{ reason?: string }>({})
  const field = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const words = action === 'waive' ? texts() : texts().back
  const { id, version, name } = row
  const run = async () => {
    if (reason.trim() === '') return setIssue({ reason: texts().reasonMissing })
    setIssue({})
    await send(async () => {
      await waiveBalance(id, { version, action, amount, reason: reason.trim() }, getToken)
      return words.done(rupees(amount), name)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={words.question(rupees(amount), name)}
      action={words.action}
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
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
