import { type ReactNode, useState } from 'react'
import { messages } from '../messages/index.ts'
import { FormTrap } from './form-trap.tsx'
import { Message } from './message.tsx'

type PublicFormFooterProps = {
  /** Of `usePublicForm`. */
  form: { message: string | undefined; messageId: string; isBusy: boolean; isProving: boolean }
  /** What else to say, if the form is not being checked. */
  info?: ReactNode
  /** The submit button. */
  children: ReactNode
}

/** The end of a form that anyone may send: its messages, the field that only programs fill in, and the button. */
export function PublicFormFooter({ form, info, children }: PublicFormFooterProps) {
  const { message, messageId, isBusy, isProving } = form
  const [last, setLast] = useState(message)
  if (!isBusy && message !== last) setLast(message)
  return (
    <>
      <div id={messageId} className="grid *:[grid-area:1/1]">
        <Message tone="error">{message}</Message>
        <Message tone="info">{isProving ? messages().failures.proving : info}</Message>
        {/* The space of the last one while the form is sent: a second tap would hit what moves up to the button's place. */}
        {isBusy && (
          <div className="invisible">
            <Message tone="error">{last}</Message>
          </div>
        )}
      </div>
      <FormTrap />
      {children}
    </>
  )
}
