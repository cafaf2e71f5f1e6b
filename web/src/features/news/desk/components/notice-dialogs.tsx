import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState } from 'react'
import type { NoticeRow } from '../api/notice-row.ts'
import { newNotice } from '../notices.ts'
import { AddNotice } from './add-notice.tsx'
import { DeleteNotice } from './delete-notice.tsx'
import { EditNotice } from './edit-notice.tsx'

export type NoticeDialogsProps = {
  /** The id of the notice whose form is open, 'new' for a new one; '' if none is open. */
  openId: string
  onClose: () => void
  /** The notices that the list shows. */
  rows: readonly NoticeRow[]
  /** The notice to delete; it stays until the dialog has closed, so that its title does. */
  deleting: NoticeRow | null
  isAsking: boolean
  onAnswered: () => void
  /** The element that opened a form, which gets the focus back if it still exists. */
  opener: HTMLElement | null
  /** Gets the focus once the row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/** The dialogs of the list of notices. Base UI may add no style elements, since the pages' policy allows none. */
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
    // Each opening mounts a new dialog; one that closes keeps its content until it is gone.
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
