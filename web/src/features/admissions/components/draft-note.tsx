import { useEffect, useRef, useState } from 'react'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import type { DraftState } from '../api/use-draft.ts'

/** Says whether the draft is stored on this device, and lets the applicant clear it. */
export function DraftNote({ state, onClear }: { state: DraftState; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { draft } = messages().admissions
  const isSaved = state === 'saved' || state === 'restored'
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status" className={isSaved ? 'font-semibold text-success' : undefined}>
        {draft[state]}
      </p>
      <p className="text-muted">{draft.sharedComputer}</p>
      <Button look="secondary" size="small" data-replay="" onClick={() => setAsking(true)}>
        {draft.clear}
      </Button>
      {isAsking && <AskToClear onClear={onClear} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Asks before the draft is deleted. The browser traps the focus in it, and restores it. */
function AskToClear({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  const { draft } = messages().admissions
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
        {draft.clearTitle}
      </h2>
      <p>{draft.clearText}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {draft.keep}
        </Button>
        <Button look="danger" onClick={clear}>
          {draft.clearAll}
        </Button>
      </div>
    </dialog>
  )
}
