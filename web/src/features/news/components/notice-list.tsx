import type { Notice } from '@prangan/contract/schemas/notices'
import type { ReactNode } from 'react'
import { formatDay, formatShortDays } from '../../../lib/format-day.ts'
import { messages } from '../../../messages/index.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoticeLink } from './notice-link.tsx'

/**
 * An event's date, or the date on which a notice was published; of an event it says so, so that it is not taken for
 * its date.
 */
function formatDate({ type, eventDate, eventEndDate, createdAt }: Notice): string {
  if (eventDate) return formatShortDays(eventDate, eventEndDate)
  return type === 'Events' ? messages().notices.announced(formatDay(createdAt)) : formatDay(createdAt)
}

/** The line is below the title alone: it would cross the tags after it. */
export const titleClass =
  'w-fit wrap-anywhere text-base leading-snug text-indigo-900 [a&>bdi]:underline *:decoration-indigo-400 hover:*:decoration-marigold-500'

type NoticeListProps = {
  notices: readonly Notice[]
  empty: string
  isWide?: boolean
  /** What follows a title, on its line. */
  more?: (notice: Notice) => ReactNode
}

/** Says why a notice is above newer ones. */
export const pinnedTag = ({ isPinned }: Notice): ReactNode =>
  isPinned && <Badge tone="indigo">{messages().notices.pinned}</Badge>

export function NoticeList({ notices, empty, isWide = false, more }: NoticeListProps) {
  if (notices.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <ul className="grid grid-cols-1">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className={classNames(
            'grid grid-cols-1 gap-x-6 gap-y-0.5 border-b border-line py-3 last:border-0',
            isWide && 'md:grid-cols-[6rem_1fr] md:[&:is(:lang(hi),:lang(mr))]:grid-cols-[7.5rem_1fr]',
          )}
        >
          <time
            dateTime={notice.eventDate ?? notice.createdAt}
            className="text-xs leading-snug font-medium text-balance text-muted"
          >
            {formatDate(notice)}
          </time>
          {more ? (
            <span className="flex flex-wrap items-baseline gap-x-3">
              {' '}
              <NoticeLink notice={notice} className={titleClass} />
              {more(notice)}
            </span>
          ) : (
            <NoticeLink notice={notice} className={titleClass} />
          )}
        </li>
      ))}
    </ul>
  )
}
