import './ask-dialog.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

type AskDialogProps = {
  title: string
  children: ReactNode
  keep: string
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action on a public page. The browser traps the focus in the dialog and restores it. */
export function AskDialog({ title, children, keep, action, onConfirm, onClose }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    onConfirm()
  }
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={id} className="ask card">
      <h2 id={id} className="text-xl text-indigo-900">
        {title}
      </h2>
      <div className="ask-text">{children}</div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {keep}
        </Button>
        <Button look="danger" onClick={confirm}>
          {action}
        </Button>
      </div>
    </dialog>
  )
}
