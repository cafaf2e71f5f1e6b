import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { useState } from 'react'
import { withdrawList } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { OfProgramme } from './list-programme.tsx'
import type { ListRow } from './list-row.ts'

const texts = () => admissionDeskMessages().meritLists.withdraw

type WithdrawDialogProps = { list: ListRow; isOpen: boolean; onClose: () => void }

export function WithdrawDialog({ list, isOpen, onClose }: WithdrawDialogProps) {
  const { getToken } = useDeskSession()
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState('')
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const run = async () => {
    if (reason.trim() === '') return setIssue(texts().reasonMissing)
    setIssue('')
    await send(async () => {
      await withdrawList(list.id, reason.trim(), getToken)
      return texts().done(list.number)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={texts().question(list.number)}
      action={texts().action}
      busyAction={texts().busy}
      isBusy={isBusy}
      error={error}
      fields={
        <NoteField
          label={texts().reason}
          hint={texts().reasonHint}
          error={issue}
          value={reason}
          onChange={setReason}
        />
      }
    >
      <OfProgramme />
      {texts().text}
    </ConfirmDialog>
  )
}
