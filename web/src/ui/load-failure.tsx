import type { ReactNode } from 'react'
import { messages } from '../messages/index.ts'
import { Button } from './button.tsx'
import { Message } from './message.tsx'

/** Says that loading has failed, and offers a retry. */
export function LoadFailure({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Message tone="error">{children}</Message>
      <Button look="secondary" onClick={onRetry}>
        {messages().controls.tryAgain}
      </Button>
    </div>
  )
}
