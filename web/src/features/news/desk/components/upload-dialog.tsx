import { useRef, useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'
import type { GetToken } from '../api/edit-news.ts'
import { UploadForm } from './upload-form.tsx'

type UploadDialogProps = { isOpen: boolean; onClose: () => void; getToken: GetToken }

/** The window in which the office publishes a notice. */
export function UploadDialog({ isOpen, onClose, getToken }: UploadDialogProps) {
  const title = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const publish = (message: string) => {
    onClose()
    tell(message)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add a notice"
      description="It shows on every open page of the site as soon as it is published."
      isBusy={isBusy}
      initialFocus={title}
    >
      <UploadForm
        getToken={getToken}
        titleRef={title}
        onBusyChange={setBusy}
        onPublished={publish}
        onCancel={onClose}
      />
    </Dialog>
  )
}
