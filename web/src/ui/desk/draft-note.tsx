import { Message } from '../message.tsx'

type KeptTextNoteProps = {
  isRestored: boolean
  /** Somebody else has changed a field meanwhile into which something was typed. */
  isOvertaken?: boolean
  /** What the form holds besides, which no browser keeps: 'no photo'. */
  without?: string
}

/** Says that what was typed here before is here again, and what is not. */
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
