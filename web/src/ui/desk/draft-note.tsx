import type { FormDraft } from '../../lib/use-form-draft.ts'
import { Message } from '../message.tsx'

type DraftNoteProps = {
  draft: Pick<FormDraft, 'isRestored' | 'hasConflict'> | null
  /** What a draft does not include: 'no photo'. */
  without?: string
}

/** Says that a draft has been restored, and what it does not include. */
export function DraftNote({ draft, without }: DraftNoteProps) {
  return (
    <Message tone="info">
      {draft?.isRestored && (
        <>
          What you typed before is here again
          {without && `, but ${without}: where there was one, please add it again`}.
          {draft.hasConflict && ' Somebody else has changed this meanwhile: please compare before you save.'}
        </>
      )}
    </Message>
  )
}
