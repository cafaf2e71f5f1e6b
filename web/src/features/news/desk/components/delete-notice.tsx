import { useRef, useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'
import { Words } from '../../../../ui/words.tsx'
import { deleteNews, type GetToken } from '../api/edit-news.ts'
import type { NewsRow } from '../api/news-row.ts'

type DeleteNoticeProps = {
  /** Kept while the window closes, so that its words stay. */
  row: NewsRow
  isOpen: boolean
  onClose: () => void
  getToken: GetToken
  /** What takes the focus once the row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/** Asks whether to delete a notice, names it, and deletes it. */
export function DeleteNotice({ row, isOpen, onClose, getToken, fallbackFocus }: DeleteNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isGone = useRef(false)

  const remove = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { message } = await deleteNews(row.id, getToken)
      isGone.current = true
      onClose()
      tell(message)
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
      title="Delete this notice?"
      action="Delete"
      busyAction="Deleting…"
      isBusy={isBusy}
      error={error}
      finalFocus={() => (isGone.current ? fallbackFocus() : true)}
    >
      <p className="mb-4 border-l-4 border-marigold-500 pl-3 text-base font-semibold text-indigo-950 wrap-anywhere">
        <Words text={row.title} />
      </p>
      <p>It leaves the site at once, with its file. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
