import { Message } from '../../../../ui/message.tsx'
import type { Questions } from './use-confirmation.ts'

/** The dialog of a question, or the message that it could not be loaded. */
export function Question({ hasFailed, Dialog, state }: Questions) {
  return (
    <>
      <Message tone="error">
        {hasFailed && 'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      {Dialog && state && <Dialog {...state} />}
    </>
  )
}
