import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { Message } from './message.tsx'

type SubmitRowProps = {
  /** These three of `useSubmitForm`. */
  message: string | undefined
  messageId: string
  isBusy: boolean
  /** What is said after success; blank before, in a form that stays after it. */
  done?: string
  look?: ButtonLook
  /** What the button says. */
  children: ReactNode
}

/** The end of a form: its message and the submit button. */
export function SubmitRow({ message, messageId, isBusy, done, look = 'primary', children }: SubmitRowProps) {
  return (
    <>
      <div id={messageId}>
        <Message tone="error">{message}</Message>
        {done !== undefined && <Message tone="success">{done}</Message>}
      </div>
      <Button type="submit" look={look} busy={isBusy} className="justify-self-start max-sm:w-full">
        {children}
      </Button>
    </>
  )
}
