import type { Notice } from '@prangan/contract/schemas/notices'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDay } from '../api/format-day.ts'
import { NoticeLink } from './notice-link.tsx'

/** The words where a list is empty. */
export const emptyTexts = {
  news: 'No notices or circulars available at the moment.',
  events: 'No upcoming events at the moment.',
} as const

/** An event's own day, or the day on which a notice was published: of an event it says so, lest it be taken for its day. */
function formatDate({ type, eventDate, createdAt }: Notice): string {
  if (eventDate) return formatDay(eventDate)
  return type === 'Events' ? `Announced ${formatDay(createdAt)}` : formatDay(createdAt)
}

type NoticeListProps = {
  notices: readonly Notice[]
  empty: string
  /** In a wide place the days stand in a column of their own. */
  isWide?: boolean
}

/** Notices with their days, newest first as they come; each opens in a new tab. */
export function NoticeList({ notices, empty, isWide = false }: NoticeListProps) {
  if (notices.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <ul className="grid grid-cols-1">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className={classNames(
            'grid grid-cols-1 gap-x-6 gap-y-0.5 border-b border-line py-3 last:border-0',
            isWide && 'items-baseline md:grid-cols-[6rem_1fr]',
          )}
        >
          <time dateTime={notice.eventDate ?? notice.createdAt} className="text-xs font-medium text-muted">
            {formatDate(notice)}
          </time>
          <NoticeLink
            notice={notice}
            newTab
            className="w-fit wrap-anywhere text-base/6 text-indigo-900 decoration-marigold-500 underline-offset-4 hover:underline"
          />
        </li>
      ))}
    </ul>
  )
}
