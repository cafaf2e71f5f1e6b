import { NoticeDialog } from './notice-dialog.tsx'
import { NoticeForm } from './notice-form.tsx'

type AddNoticeProps = {
  isOpen: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

/** The dialog in which the office publishes a notice. */
export function AddNotice(dialog: AddNoticeProps) {
  return (
    <NoticeDialog
      {...dialog}
      title="Add a notice"
      description="Once it is public, it shows by itself on every open page of the site."
    >
      {(inDialog) => <NoticeForm {...inDialog} opened={null} newest={null} />}
    </NoticeDialog>
  )
}
