import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { type LivePages, pageSize } from '../../lib/use-live-pages.ts'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import type { Nouns } from '../../messages/nouns.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'

export type PaginationTexts = {
  name?: string
  failure?: string
}

type PaginationProps = PaginationTexts & {
  list: LivePages<unknown>
  nouns: Nouns
  isLatestFirst?: boolean
}

/** Shows the range of a paged list, the buttons for other pages, and a retry if loading fails. */
export function Pagination({ list, nouns, isLatestFirst = true, ...props }: PaginationProps) {
  const { checkConnection, list: texts } = deskMessages().kit
  const { name = nouns[1], failure = texts.notLoaded(nouns) } = props
  const turns = isLatestFirst ? texts.byTime : texts.inOrder
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
            (isPaged
              ? texts.range(first, first + rows.length - 1, total, nouns)
              : texts.shown(rows.length, nouns))}
          {status === 'loading' && <span className="sr-only">{texts.loading(name)}</span>}
        </p>
        {isPaged && (
          <nav aria-label={texts.pages(name)} className="flex items-center gap-2">
            <Button look="secondary" size="small" disabled={!turnBack} onClick={turnBack}>
              <ChevronLeft aria-hidden="true" size={16} />
              {turns[0]}
            </Button>
            <span className="px-1 text-sm text-muted">{texts.page(number)}</span>
            <Button look="secondary" size="small" disabled={!turnOn} onClick={turnOn}>
              {turns[1]}
              <ChevronRight aria-hidden="true" size={16} />
            </Button>
          </nav>
        )}
      </div>
      <Message tone="info">{!isOnline && texts.offline}</Message>
      <Message tone="error">{status === 'failed' && `${failure} ${checkConnection}`}</Message>
      {status === 'failed' && (
        <div>
          <Button look="secondary" size="small" onClick={list.retry}>
            {messages().controls.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
