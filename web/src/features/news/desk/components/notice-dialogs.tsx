import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState } from 'react'
import type { NoticeRow } from '../api/notice-row.ts'
import { newNotice } from '../use-notices-address.ts'
import { AddNotice } from './add-notice.tsx'
import { DeleteNotice } from './delete-notice.tsx'
import { EditNotice } from './edit-notice.tsx'

export type NoticeDialogsProps = {
  /** The notice whose form is open, 'new' for one to be added; '' where none is. */
  openId: string
  onClose: () => void
  /** The notices that the list shows. */
  rows: readonly NoticeRow[]
  /** The notice to delete; kept while the question closes, so that its words stay. */
  deleting: NoticeRow | null
  isAsking: boolean
  onAnswered: () => void
  /** What opened a form, and has the focus again at its end where it is still there. */
  opener: HTMLElement | null
  /** What takes the focus once the row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/**
 * What opens over the list of notices, and the passing messages that follow. Base UI may add no style elements, since
 * the pages' policy allows none.
 */
export function NoticeDialogs({
  openId,
  onClose,
  rows,
  deleting,
  opener,
  fallbackFocus,
  ...props
}: NoticeDialogsProps) {
  const { isAsking, onAnswered } = props
  const finalFocus = () => (opener?.isConnected ? opener : fallbackFocus())
  const editedId = openId === newNotice ? '' : openId
  const [edited, setEdited] = useState({ id: editedId, turn: 0 })
  const [lastId, setLastId] = useState(editedId)
  if (editedId !== lastId) {
    setLastId(editedId)
    // Each opening begins from the start; what closes keeps its words until it is gone.
    if (editedId) setEdited({ id: editedId, turn: edited.turn + 1 })
  }
  const form = { onClose, finalFocus }
  return (
    <CSPProvider disableStyleElements>
      <AddNotice {...form} isOpen={openId === newNotice} />
      {edited.id && (
        <EditNotice
          {...form}
          key={`edit ${edited.turn}`}
          id={edited.id}
          listed={rows.find(({ id }) => id === edited.id) ?? null}
          isOpen={editedId !== ''}
        />
      )}
      {deleting && (
        <DeleteNotice
          key={`delete ${deleting.id}`}
          row={deleting}
          isOpen={isAsking}
          onClose={onAnswered}
          fallbackFocus={fallbackFocus}
        />
      )}
    </CSPProvider>
  )
}
