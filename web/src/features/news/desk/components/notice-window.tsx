import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { DiscardChanges } from '../../../../ui/desk/discard-changes.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'

/** What the window hands its form. */
export type WindowWiring = {
  titleRef: RefObject<HTMLInputElement | null>
  onBusyChange: (isBusy: boolean) => void
  onDirtyChange: (isDirty: boolean) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

type NoticeWindowProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: ReactNode
  children: (wiring: WindowWiring) => ReactNode
}

/** The window around a notice's form: not to be closed while it is sent, nor unasked while it holds something unsaved. */
export function NoticeWindow({ isOpen, onClose, title, description, children }: NoticeWindowProps) {
  const titleRef = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    setDirty(false)
    onClose()
  }
  const askToClose = () => (isDirty ? setAsking(true) : close())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={askToClose}
      title={title}
      description={description}
      isBusy={isBusy}
      initialFocus={titleRef}
    >
      {children({
        titleRef,
        onBusyChange: setBusy,
        onDirtyChange: setDirty,
        onCancel: askToClose,
        onSaved: (message) => {
          close()
          tell(message)
        },
      })}
      <DiscardChanges isOpen={isAsking} onCancel={() => setAsking(false)} onConfirm={close} />
    </Dialog>
  )
}
