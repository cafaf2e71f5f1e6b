import '../components/registration.css'
import { useEffect, useRef, useState } from 'react'
import { stepsMessages } from '../../../messages/steps.ts'
import { Button } from '../../../ui/button.tsx'

/** Lets the applicant take the application off this device, for another one or on a shared computer. */
export function LeaveNote({ onLeave }: { onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { leave } = stepsMessages()
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4 text-sm">
      <p className="text-muted">{leave.shared}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {leave.another}
      </Button>
      {isAsking && <AskToLeave onLeave={onLeave} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskToLeave({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const { leave } = stepsMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="leave-title" className="ask card">
      <h2 id="leave-title" className="text-xl text-indigo-900">
        {leave.title}
      </h2>
      <p>{leave.text}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {leave.keep}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            close()
            onLeave()
          }}
        >
          {leave.remove}
        </Button>
      </div>
    </dialog>
  )
}
