import { useRef, useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { deleteNotice, purgeNotice } from '../api/save-notice.ts'
import { daysInBin } from '../api/use-notice-bin.ts'

/** The two ways to delete a notice: move it to the bin, or delete it from there. */
const ways = {
  toBin: {
    title: 'Delete this notice?',
    action: 'Delete',
    consequence: `It leaves the site at once, with its file. You can restore it from the bin for ${daysInBin} days.`,
    send: deleteNotice,
  },
  forEver: {
    title: 'Delete this notice for ever?',
    action: 'Delete for ever',
    consequence: 'It leaves the bin, and its file is deleted. This cannot be undone.',
    send: purgeNotice,
  },
} as const

type DeleteNoticeProps = {
  way?: keyof typeof ways
  /** Stays until the dialog has closed, so that its title does. */
  row: { id: string; title: string }
  isOpen: boolean
  onClose: () => void
  /** Gets the focus once the row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/** Asks for confirmation and deletes a notice. */
export function DeleteNotice({ way = 'toBin', row, isOpen, onClose, fallbackFocus }: DeleteNoticeProps) {
  const { getToken } = useDeskSession()
  const { title, action, consequence, send } = ways[way]
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isGone = useRef(false)

  const remove = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { message } = await send(row.id, getToken)
      isGone.current = true
      onClose()
      showToast(message)
    } catch (failure) {
      if (!(failure instanceof CallError)) console.error(failure)
      else if (failure.status === 404) isGone.current = true
      setError(
        failure instanceof CallError ? failure.message : 'The notice could not be deleted. Please try again.',
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={remove}
      title={title}
      action={action}
      busyAction="Deleting…"
      isBusy={isBusy}
      error={error}
      finalFocus={() => (isGone.current ? fallbackFocus() : true)}
    >
      <p className="mb-4 border-l-4 border-marigold-500 pl-3 text-base font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={row.title} />
      </p>
      <p>{consequence}</p>
    </ConfirmDialog>
  )
}
