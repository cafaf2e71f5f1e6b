import { AskDialog } from '@prangan/web/ui/ask-dialog.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { useState } from 'react'
import { stepsMessages } from '../steps-messages.ts'

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
      {isAsking && (
        <AskDialog
          title={leave.title}
          keep={leave.keep}
          action={leave.remove}
          onConfirm={onLeave}
          onClose={() => setAsking(false)}
        >
          <p>{leave.text}</p>
        </AskDialog>
      )}
    </div>
  )
}
