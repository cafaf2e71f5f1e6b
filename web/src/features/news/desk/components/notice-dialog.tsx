import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'

/** What the dialog gives its form. */
export type FormInDialog = {
  titleRef: RefObject<HTMLInputElement | null>
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

type NoticeDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: ReactNode
  finalFocus: () => HTMLElement | null
  children: (inDialog: FormInDialog) => ReactNode
}

/** The dialog around a notice's form, which cannot be closed while it is sent. */
export function NoticeDialog({ isOpen, onClose, children, ...rest }: NoticeDialogProps) {
  const titleRef = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} {...rest} isBusy={isBusy} initialFocus={titleRef}>
      {children({
        titleRef,
        onBusyChange: setBusy,
        onCancel: onClose,
        onSaved: (message) => {
          onClose()
          showToast(message)
        },
      })}
    </Dialog>
  )
}
