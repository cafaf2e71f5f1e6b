import { useState } from 'react'
import { messages } from '../../../../messages/index.ts'
import { AskDialog } from '../../../../ui/ask-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type DraftState, isSaved } from '../api/use-draft.ts'

/** Says whether the draft is stored on this device, and lets the applicant clear it. */
export function DraftNote({ state, onClear }: { state: DraftState; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { draft } = messages().admissions
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status" className={isSaved(state) ? 'font-semibold text-success' : undefined}>
        {draft[state]}
      </p>
      <p className="text-muted">{draft.sharedComputer}</p>
      <Button look="secondary" size="small" data-replay="" onClick={() => setAsking(true)}>
        {draft.clear}
      </Button>
      {isAsking && (
        <AskDialog
          title={draft.clearTitle}
          keep={draft.keep}
          action={draft.clearAll}
          onConfirm={onClear}
          onClose={() => setAsking(false)}
        >
          <p>{draft.clearText}</p>
        </AskDialog>
      )}
    </div>
  )
}
