import type { ReactNode } from 'react'
import { Message } from '../../../ui/message.tsx'

type SubmitAreaProps = {
  /** The id by which the fields refer to what is said here. */
  id: string
  /** Why the form was not taken. */
  message: string | undefined
  children: ReactNode
}

/** The end of a form: what is wrong with the whole, and the buttons. */
export function SubmitArea({ id, message, children }: SubmitAreaProps) {
  return (
    <div>
      <div id={id} className={message && 'pb-5'}>
        <Message tone="error">{message}</Message>
      </div>
      <div className="grid gap-2">{children}</div>
    </div>
  )
}
