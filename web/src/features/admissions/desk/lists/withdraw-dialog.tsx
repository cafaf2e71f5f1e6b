import { limits } from '@prangan/contract/limits'
import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/field.tsx'
import { withdrawList } from '../api/call-admissions.ts'
import type { ListRow } from './list-row.ts'

const texts = () => deskMessages().meritLists.withdraw

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
