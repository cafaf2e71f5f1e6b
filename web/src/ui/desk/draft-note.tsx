import { Message } from '../message.tsx'

type KeptTextNoteProps = {
  isRestored: boolean
  /** Somebody else has since changed a field of the draft. */
  isOvertaken?: boolean
  /** What a draft does not include: 'no photo'. */
  without?: string
}

/** Says that a draft has been restored, and what it does not include. */
export function DraftNote({ isRestored, isOvertaken = false, without }: KeptTextNoteProps) {
  return (
    <Message tone="info">
      {isRestored && (
        <>
          What you typed before is here again
          {without && `, but ${without}: where there was one, please add it again`}.
          {isOvertaken && ' Somebody else has changed this meanwhile: please compare before you save.'}
        </>
      )}
    </Message>
  )
}
