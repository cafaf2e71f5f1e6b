import { limits } from '@prangan/contract/limits'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Field } from '@prangan/web/ui/field.tsx'
import { useState } from 'react'
import { withdrawList } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { ListRow } from './list-row.ts'

const texts = () => admissionDeskMessages().meritLists.withdraw

type WithdrawDialogProps = { list: ListRow; isOpen: boolean; onClose: () => void }

export function WithdrawDialog({ list, isOpen, onClose }: WithdrawDialogProps) {
  const { getToken } = useDeskSession()
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    if (reason.trim() === '') return setIssue(texts().reasonMissing)
    setIssue('')
    setError('')
    setBusy(true)
    try {
      await withdrawList(list.id, reason.trim(), getToken)
      showToast(texts().done(list.number))
      onClose()
    } catch (failure) {
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
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
        <Field
          limit={limits.text.note}
          label={texts().reason}
          hint={texts().reasonHint}
          required
          error={issue}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </Field>
      }
    >
      {texts().text}
    </ConfirmDialog>
  )
}
