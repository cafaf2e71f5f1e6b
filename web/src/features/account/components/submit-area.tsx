import type { ReactNode } from 'react'
import { Message } from '../../../ui/message.tsx'

type SubmitAreaProps = {
  id: string
  message: string | undefined
  children: ReactNode
}

/** The end of a form: the message for the whole form, and the buttons. */
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
