import { limits } from '@prangan/contract/limits'
import { useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/field.tsx'
import { timeToUndo } from '../api/removals.ts'
import { beginRemoval } from '../api/use-removals.ts'
import { Named, type QuestionProps } from './verify-alumnus.tsx'

const seconds = timeToUndo / 1_000

type RemoveAlumnusProps = QuestionProps & {
  /** Called when the time to undo it starts. */
  onBegun?: () => void
}

/** Asks for confirmation to reject or delete an alumnus, and starts the time to undo it. */
export function RemoveAlumnus({ row, isOpen, onClose, onBegun, fallbackFocus }: RemoveAlumnusProps) {
  const { getToken } = useDeskSession()
  const [reason, setReason] = useState('')
  const isBegun = useRef(false)
  const isRejection = !row.status

  const remove = () => {
    if (isBegun.current) return
    isBegun.current = true
    beginRemoval(row, isRejection ? reason.trim() : '', { getToken, done: showToast })
    onClose()
    onBegun?.()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={remove}
      title={isRejection ? 'Reject this registration?' : 'Delete this alumnus?'}
      action={isRejection ? 'Reject' : 'Delete'}
      busyAction="…"
      isBusy={false}
      finalFocus={() => (isBegun.current ? fallbackFocus() : true)}
      fields={
        isRejection && (
          <Field
            label="Reason (optional)"
            hint="Where you give one, it is mailed to them word for word. Without one they are not told."
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={limits.text.reason}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            )}
          </Field>
        )
      }
    >
      <Named row={row} />
      <p>
        {isRejection
          ? 'The registration is deleted, with its photo.'
          : 'They leave the gallery and the records, with their photo.'}{' '}
        You can undo it for {seconds} seconds.
      </p>
    </ConfirmDialog>
  )
}
