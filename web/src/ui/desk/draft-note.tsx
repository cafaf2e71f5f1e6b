import type { FormDraft } from '../../lib/use-form-draft.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Message } from '../message.tsx'

type DraftNoteProps = {
  draft: Pick<FormDraft, 'isRestored' | 'hasConflict'> | null
  without?: string
}

/** Says that a draft has been restored, and what it does not include. */
export function DraftNote({ draft, without }: DraftNoteProps) {
  const { restored, restoredOlder } = deskMessages().kit.form
  return (
    <Message tone="info">
      {draft?.isRestored && (
        <>
          {restored(without)}
          {draft.hasConflict && ` ${restoredOlder}`}
        </>
      )}
    </Message>
  )
}
