import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../button.tsx'
import { Message } from '../message.tsx'

type SubmitRowProps = {
  message: string | undefined
  messageId: string
  isBusy: boolean
  done?: string
  look?: ButtonLook
  children: ReactNode
}

export function SubmitRow({ message, messageId, isBusy, done, look = 'primary', children }: SubmitRowProps) {
  return (
    <>
      <div id={messageId} className="not-has-[p]:absolute">
        <Message tone="error">{message}</Message>
        {done !== undefined && <Message tone="success">{done}</Message>}
      </div>
      <Button type="submit" look={look} busy={isBusy} className="justify-self-start max-sm:w-full">
        {children}
      </Button>
    </>
  )
}
