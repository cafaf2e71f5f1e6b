import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Keeping } from '../api/use-draft.ts'

const words: Record<Keeping, string> = {
  nothing: 'What you type is kept on this device until you send it.',
  restored: 'Saved on this device. What you typed before is here again.',
  saved: 'Saved on this device.',
  impossible: 'This browser keeps nothing: please send the form before you leave this page.',
}

/** Says that what is typed is kept here, and lets the applicant clear it. */
export function KeptNote({ keeping, onClear }: { keeping: Keeping; onClear: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const clear = () => {
    dialog.current?.close()
    onClear()
  }
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p
        role="status"
        className={keeping === 'saved' || keeping === 'restored' ? 'font-semibold text-success' : ''}
      >
        {words[keeping]}
      </p>
      <p className="text-muted">On a shared computer, clear the form before you leave.</p>
      <Button look="secondary" size="small" data-replay="" onClick={() => dialog.current?.showModal()}>
        Clear the form
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="clear-title"
        className="ask m-auto max-w-md rounded-card bg-white p-6 text-ink shadow-card"
      >
        <h2 id="clear-title" className="text-xl text-indigo-900">
          Clear the form?
        </h2>
        <p className="pt-2 pb-6 text-sm">
          Everything you have typed is removed from this page and from this device. What you have already sent
          stays with the college.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
          <Button look="danger" onClick={clear}>
            Clear everything
          </Button>
        </div>
      </dialog>
    </div>
  )
}
