import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ChoiceField } from '@prangan/web/ui/desk/choice-field.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { useState } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'
import { settleSeat } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'

const texts = () => admissionDeskMessages().admissionFees.settle

/** Settles a seat that is provisional since its list was revised. */
export function SettleSeat({ row }: { row: ApplicationRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {texts().action}
      </Button>
      <SettleDialog key={`${row.id} ${isOpen}`} row={row} isOpen={isOpen} onClose={() => setOpen(false)} />
    </p>
  )
}

function SettleDialog(props: { row: ApplicationRow; isOpen: boolean; onClose: () => void }) {
  const { row, isOpen, onClose } = props
  const { getToken } = useDeskSession()
  const {
    choices,
    decision: labelOf,
    missing,
    reason: reasonLabel,
    reasonHint,
    reasonMissing,
    reported,
  } = admissionDeskMessages().meritLists.decisions
  const [decision, setDecision] = useState<'keeps' | 'cancelled' | ''>('')
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<{ decision?: string; reason?: string }>({})
  const fields = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const run = async () => {
    setIssue({
      ...(decision === '' && { decision: missing }),
      ...(reason.trim() === '' && { reason: reasonMissing }),
    })
    if (decision === '' || reason.trim() === '') return
    await send(async () => {
      await settleSeat(row.id, { version: row.version, decision, reason: reason.trim() }, getToken)
      return texts().done(row.name)
    })
  }
  const isReported = row.status === 'fee reported'
  const { admitted, offered } = choices.cancelled
  const cancelled = row.status === 'admitted' ? admitted : { ...offered, text: texts().cancelOffer }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={texts().question(row.name)}
      action={texts().action}
      busyAction={texts().busy}
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={fields} className="grid gap-4">
          <ChoiceField
            label={labelOf(row.name)}
            choices={[
              { value: 'keeps', ...choices.keeps },
              ...(isReported ? [] : [{ value: 'cancelled', ...cancelled }]),
            ]}
            value={decision}
            error={issue.decision}
            wiring={{
              name: 'decision',
              'aria-invalid': issue.decision !== undefined || undefined,
              onChange: ({ currentTarget }) => setDecision(currentTarget.value as 'keeps' | 'cancelled'),
            }}
          />
          {isReported && <p className="text-sm">{reported}</p>}
          <NoteField
            label={reasonLabel}
            hint={reasonHint}
            error={issue.reason}
            disabled={isBusy}
            value={reason}
            onChange={setReason}
          />
        </div>
      }
    >
      {texts().text}
    </ConfirmDialog>
  )
}
