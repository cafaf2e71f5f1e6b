import { deskMessages } from '../../../../messages/desk.ts'
import { Message } from '../../../../ui/message.tsx'
import type { Questions } from './use-confirmation.ts'

/** The dialog of a question, or the message that it could not be loaded. */
export function Question({ hasFailed, Dialog, state }: Questions) {
  return (
    <>
      <Message tone="error">{hasFailed && deskMessages().kit.dialogNotOpened}</Message>
      {Dialog && state && <Dialog {...state} />}
    </>
  )
}
