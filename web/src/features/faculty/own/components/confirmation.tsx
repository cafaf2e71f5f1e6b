import { Message } from '../../../../ui/message.tsx'
import type { Questions } from './use-confirmation.ts'

/** Where a question's window opens, or says that it could not be had. */
export function Question({ hasFailed, Window, state }: Questions) {
  return (
    <>
      <Message tone="error">
        {hasFailed && 'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      {Window && state && <Window {...state} />}
    </>
  )
}
