import type { ReactNode } from 'react'
import { messages } from '../messages/index.ts'
import { FormTrap } from './form-trap.tsx'
import { Message } from './message.tsx'

type PublicFormFooterProps = {
  /** Of `usePublicForm`. */
  form: { message: string | undefined; messageId: string; isProving: boolean }
  /** What else to say, if the form is not being checked. */
  info?: ReactNode
  /** The submit button. */
  children: ReactNode
}

/** The end of a form that anyone may send: its messages, the field that only programs fill in, and the button. */
export function PublicFormFooter({ form, info, children }: PublicFormFooterProps) {
  const { message, messageId, isProving } = form
  return (
    <>
      <div id={messageId}>
        <Message tone="error">{message}</Message>
        <Message tone="info">{isProving ? messages().failures.proving : info}</Message>
      </div>
      <FormTrap />
      {children}
    </>
  )
}
