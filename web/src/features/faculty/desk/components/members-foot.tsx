import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { pageSize } from '../api/members-query.ts'
import type { Members } from '../api/use-members.ts'

/** What stands below the list: which members are shown, a way to the others, and what to do when reading fails. */
export function MembersFoot({ members }: { members: Members }) {
  const { status, turnBack, turnOn, number } = members
  const isOnline = useIsOnline()
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {countWords(members)}
        </p>
        {(turnBack || turnOn) && (
          <nav aria-label="Pages of the faculty" className="flex items-center gap-2">
            <Button look="secondary" size="small" disabled={!turnBack} onClick={turnBack}>
              <ChevronLeft aria-hidden="true" size={16} />
              Previous
            </Button>
            <span className="px-1 text-sm text-muted">Page {number}</span>
            <Button look="secondary" size="small" disabled={!turnOn} onClick={turnOn}>
              Next
              <ChevronRight aria-hidden="true" size={16} />
            </Button>
          </nav>
        )}
      </div>
      <Message tone="info">
        {!isOnline && 'You are offline. What is shown may be out of date until the connection is back.'}
      </Message>
      <Message tone="error">
        {status === 'failed' &&
          'Failed to load faculty data. Please check your internet connection and try again.'}
      </Message>
      {status === 'failed' && (
        <div>
          <Button look="secondary" size="small" onClick={members.retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

function countWords({ status, rows, number, turnBack, turnOn }: Members) {
  if (status === 'loading') return <span className="sr-only">Loading the faculty</span>
  if (status === 'failed' || rows.length === 0) return null
  const first = (number - 1) * pageSize + 1
  const count = turnBack || turnOn ? `${first} to ${first + rows.length - 1}` : rows.length
  return `${count} ${count === 1 ? 'member' : 'members'} shown`
}
