import { type ReactNode, useState } from 'react'
import { messages } from '../../messages/index.ts'
import { Message } from '../message.tsx'
import { FormTrap } from './form-trap.tsx'

type PublicFormFooterProps = {
  form: { message: string | undefined; messageId: string; isBusy: boolean; isProving: boolean }
  info?: ReactNode
  children: ReactNode
}

/** Renders the end of a public form: its messages, the honeypot field and the button. */
export function PublicFormFooter({ form, info, children }: PublicFormFooterProps) {
  const { message, messageId, isBusy, isProving } = form
  const [last, setLast] = useState(message)
  if (!isBusy && message !== last) setLast(message)
  return (
    <>
      <div id={messageId} className="grid *:[grid-area:1/1] not-has-[p]:absolute">
        <Message tone="error">{message}</Message>
        <Message tone="info">{isProving ? messages().failures.proving : info}</Message>
        {/* Keeps the space of the hidden text, since a second tap would hit the content that moves up. */}
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
