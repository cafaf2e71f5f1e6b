import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { NewsList } from '../api/use-news-list.ts'

/** What stands below the table: how many there are, a way to older ones, and what to do when reading fails. */
export function ListFoot({ list }: { list: NewsList }) {
  const { status, rows, hasMore, isLoadingMore } = list
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-muted">
        {status === 'ready' &&
          rows.length > 0 &&
          `${rows.length} ${rows.length === 1 ? 'notice' : 'notices'} shown`}
        {status === 'loading' && <span className="sr-only">Loading notices</span>}
      </p>
      {status !== 'failed' && hasMore && (
        <Button look="secondary" size="small" busy={isLoadingMore} onClick={list.loadMore}>
          {isLoadingMore ? 'Loading…' : 'Load more'}
        </Button>
      )}
      <Message tone="error">
        {status === 'failed' && 'The connection to the list failed. What is shown may be out of date.'}
      </Message>
      {status === 'failed' && (
        <Button look="secondary" size="small" onClick={list.retry}>
          Try again
        </Button>
      )}
    </div>
  )
}
