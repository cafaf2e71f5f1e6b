import type { ReactNode } from 'react'
import { isOfConnection } from '../lib/is-of-connection.ts'
import { messages } from '../messages/index.ts'
import { Button } from './button.tsx'
import { Message } from './message.tsx'

type LoadFailureProps = {
  onRetry: () => void
  /** The error's message, for texts that do not mention the connection. */
  reason?: string | undefined
  children: ReactNode
}

export function LoadFailure({ onRetry, reason, children }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Message tone="error">
        {children}
        {reason !== undefined && isOfConnection(reason) && (
          <span className="mt-1 block">{messages().failures.noAnswer}</span>
        )}
      </Message>
      <Button look="secondary" onClick={onRetry}>
        {messages().controls.tryAgain}
      </Button>
    </div>
  )
}
