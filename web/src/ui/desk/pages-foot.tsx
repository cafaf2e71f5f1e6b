import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import type { LivePages } from '../../lib/use-live-pages.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'

type PagesFootProps = {
  list: LivePages<unknown>
  /** Documents to a page. */
  pageSize: number
  /** What is listed: one, and several. */
  words: readonly [one: string, several: string]
}

/** What stands below a paged list: which of it are shown, a way to the others, and what to do when reading fails. */
export function PagesFoot({ list, pageSize, words: [one, several] }: PagesFootProps) {
  const { status, rows, number, turnBack, turnOn } = list
  const isOnline = useIsOnline()
  const first = (number - 1) * pageSize + 1
  const isPaged = turnBack !== undefined || turnOn !== undefined
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {status === 'ready' && rows.length > 0 && (
            <>
              {isPaged ? `${first} to ${first + rows.length - 1}` : rows.length}{' '}
              {rows.length === 1 && !turnBack ? one : several} shown
            </>
          )}
          {status === 'loading' && <span className="sr-only">Loading {several}</span>}
        </p>
        {isPaged && (
          <nav aria-label={`Pages of ${several}`} className="flex items-center gap-2">
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
          `The ${several} could not be loaded. Please check your internet connection and try again.`}
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
