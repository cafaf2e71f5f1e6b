import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { DiscardChanges } from '../../../../ui/desk/discard-changes.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'

/** What the window hands its form. */
export type WindowWiring = {
  titleRef: RefObject<HTMLInputElement | null>
  onBusyChange: (isBusy: boolean) => void
  /** Where the form leaves a way to ask whether it holds something unsaved. */
  unsaved: RefObject<() => boolean>
  onSaved: (message: string) => void
  onCancel: () => void
}

type NoticeWindowProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: ReactNode
  finalFocus: () => HTMLElement | null
  children: (wiring: WindowWiring) => ReactNode
}

/** Before there is a form, and once it is done. */
const nothing = () => false

/** The window around a notice's form: not to be closed while it is sent, nor unasked while it holds something unsaved. */
export function NoticeWindow({ isOpen, onClose, children, ...rest }: NoticeWindowProps) {
  const titleRef = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const unsaved = useRef(nothing)
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    unsaved.current = nothing
    onClose()
  }
  const askToClose = () => (unsaved.current() ? setAsking(true) : close())
  return (
    <Dialog isOpen={isOpen} onClose={askToClose} {...rest} isBusy={isBusy} initialFocus={titleRef}>
      {children({
        titleRef,
        onBusyChange: setBusy,
        unsaved,
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
