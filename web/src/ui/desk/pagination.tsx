import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Nouns } from '../../lib/resource.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { type LivePages, pageSize } from '../../lib/use-live-pages.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'

/** What a list says otherwise than others. */
export type PaginationTexts = {
  /** The list's name, if it differs from the noun. */
  name?: string
  /** The labels of the buttons for the previous and the next page. */
  turns?: readonly [back: string, on: string]
  /** The message if loading fails. */
  failure?: string
}

type PaginationProps = PaginationTexts & { list: LivePages<unknown>; nouns: Nouns }

/** The footer of a paged list: the range that is shown, the other pages, and a retry if loading fails. */
export function Pagination({ list, nouns: [one, several], ...props }: PaginationProps) {
  const {
    name = several,
    turns = ['Newer', 'Older'],
    failure = `The ${several} could not be loaded.`,
  } = props
  const { status, rows, total, number, turnBack, turnOn } = list
  const isOnline = useIsOnline()
  const first = (number - 1) * pageSize + 1
  const isPaged = turnBack !== undefined || turnOn !== undefined
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {status === 'ready' &&
            rows.length > 0 &&
            rangeText({ first, count: rows.length, total, isPaged, nouns: [one, several] })}
          {status === 'loading' && <span className="sr-only">Loading {name}</span>}
        </p>
        {isPaged && (
          <nav aria-label={`Pages of ${name}`} className="flex items-center gap-2">
            <Button look="secondary" size="small" disabled={!turnBack} onClick={turnBack}>
              <ChevronLeft aria-hidden="true" size={16} />
              {turns[0]}
            </Button>
            <span className="px-1 text-sm text-muted">Page {number}</span>
            <Button look="secondary" size="small" disabled={!turnOn} onClick={turnOn}>
              {turns[1]}
              <ChevronRight aria-hidden="true" size={16} />
            </Button>
          </nav>
        )}
      </div>
      <Message tone="info">
        {!isOnline && 'You are offline. What is shown may be out of date until the connection is back.'}
      </Message>
      <Message tone="error">
        {status === 'failed' && `${failure} Please check your internet connection and try again.`}
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

type Shown = {
  first: number
  count: number
  total: number | undefined
  isPaged: boolean
  nouns: Nouns
}

/**
 * The range that is shown: '1 to 25 of 1,204 notices', '26 to 50 notices shown' without a count, '3 notices shown'.
 */
function rangeText({ first, count, total, isPaged, nouns: [one, several] }: Shown): string {
  if (!isPaged) return `${count} ${count === 1 ? one : several} shown`
  const range = count === 1 ? `${first}` : `${first} to ${first + count - 1}`
  if (total === undefined) return `${range} ${several} shown`
  return `${range} of ${total.toLocaleString('en-IN')} ${several}`
}
