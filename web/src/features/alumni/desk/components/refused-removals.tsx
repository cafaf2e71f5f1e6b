import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { failureWords } from '../alumni-words.ts'
import type { FailedRemoval } from '../api/removals.ts'
import { dismissFailure } from '../api/use-removals.ts'

type RefusedProps = { failed: readonly FailedRemoval[]; onOpen: (id: string) => void }

/** Names those who were not deleted after all, and why; kept until the office has seen it. */
export function RefusedRemovals({ failed, onOpen }: RefusedProps) {
  return failed.map(({ id, name, error }) => (
    <div key={id} className="mb-4 grid gap-2">
      <Message tone="error">
        {name}: <FailureText error={error} />
      </Message>
      <div className="flex gap-2">
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            dismissFailure(id)
            onOpen(id)
          }}
        >
          See the newest state
        </Button>
        <Button look="quiet" size="small" onClick={() => dismissFailure(id)}>
          Dismiss
        </Button>
      </div>
    </div>
  ))
}
const FailureText = ({ error }: { error: unknown }) => failureWords('delete', error)
