import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { failureText } from '../alumni-labels.ts'
import { dismissFailure, useRemovals } from '../api/use-removals.ts'

/** The failed deletions, with their reasons, until the office dismisses them. */
export function FailedRemovals({ onOpen }: { onOpen: (id: string) => void }) {
  const { failed } = useRemovals()
  const { seeNewest, dismiss } = deskMessages().alumni
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
          {seeNewest}
        </Button>
        <Button look="quiet" size="small" onClick={() => dismissFailure(id)}>
          {dismiss}
        </Button>
      </div>
    </div>
  ))
}
const FailureText = ({ error }: { error: unknown }) => failureText('delete', error)
