import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { pageSize } from '../api/news-query.ts'
import type { NewsList } from '../api/use-news-list.ts'

/** What stands below the table: which of the list are shown, a way to the others, and what to do when reading fails. */
export function ListFoot({ list }: { list: NewsList }) {
  const { status, number, turnBack, turnOn } = list
  const isOnline = useIsOnline()
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {status === 'ready' && shownWords(list)}
          {status === 'loading' && <span className="sr-only">Loading notices</span>}
        </p>
        {(turnBack || turnOn) && (
          <nav aria-label="Pages of notices" className="flex items-center gap-2">
            <Button look="secondary" size="small" disabled={!turnBack} onClick={turnBack}>
              <ChevronLeft aria-hidden="true" size={16} />
              Newer
            </Button>
            <span className="px-1 text-sm text-muted">Page {number}</span>
            <Button look="secondary" size="small" disabled={!turnOn} onClick={turnOn}>
              Older
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
          'The notices could not be loaded. Please check your internet connection and try again.'}
      </Message>
      {status === 'failed' && (
        <div>
          <Button look="secondary" size="small" onClick={list.retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

function shownWords({ rows, number, turnBack, turnOn }: NewsList): string {
  if (rows.length === 0) return ''
  const first = (number - 1) * pageSize + 1
  const which = turnBack || turnOn ? `${first} to ${first + rows.length - 1}` : String(rows.length)
  return `${which} ${rows.length === 1 && !turnBack ? 'notice' : 'notices'} shown`
}
