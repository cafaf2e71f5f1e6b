import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { DraftState } from '../api/use-draft.ts'

const messages: Record<DraftState, string> = {
  nothing: 'What you type is kept on this device until you send it.',
  restored: 'Saved on this device. What you typed before is here again.',
  saved: 'Saved on this device.',
  impossible: 'This browser keeps nothing: please send the form before you leave this page.',
}

/** Says whether the draft is stored on this device, and lets the applicant clear it. */
export function DraftNote({ state, onClear }: { state: DraftState; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const isSaved = state === 'saved' || state === 'restored'
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status" className={isSaved ? 'font-semibold text-success' : undefined}>
        {messages[state]}
      </p>
      <p className="text-muted">On a shared computer, clear the form before you leave.</p>
      <Button look="secondary" size="small" data-replay="" onClick={() => setAsking(true)}>
        Clear the form
      </Button>
      {isAsking && <AskToClear onClear={onClear} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Asks before the draft is deleted. The browser traps the focus in it, and restores it. */
function AskToClear({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const clear = () => {
    close()
    onClear()
  }
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="clear-title" className="ask card">
      <h2 id="clear-title" className="text-xl text-indigo-900">
        Clear the form?
      </h2>
      <p>
        Everything you have typed is removed from this page and from this device. What you have already sent
        stays with the college.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          Keep it
        </Button>
        <Button look="danger" onClick={clear}>
          Clear everything
        </Button>
      </div>
    </dialog>
  )
}
