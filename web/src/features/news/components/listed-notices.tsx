import type { ListedNotice } from '@prangan/contract/notice-view'
import { publicFrom } from '@prangan/contract/publishing'
import { formatDay, formatShortDays } from '../../../lib/format-day.ts'
import { noticePageMessages } from '../../../messages/notice-page.ts'
import { Badge } from '../../../ui/badge.tsx'
import { nameOf, useCategories } from '../api/categories.ts'
import { NoticeLink } from './notice-link.tsx'
import { titleClass } from './notice-list.tsx'

/** Notices of the full list: each leads to its page, and says its category and whether it has ended. */
export function ListedNotices({ notices }: { notices: readonly ListedNotice[] }) {
  const { list } = noticePageMessages()
  const categories = useCategories()
  return (
    <ul className="grid grid-cols-1">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-3 last:border-0 md:grid-cols-[6rem_1fr]"
        >
          <time
            dateTime={publicFrom(notice)}
            className="text-xs leading-snug font-medium text-muted md:pt-0.5"
          >
            {formatDay(publicFrom(notice))}
          </time>
          <div className="grid justify-items-start gap-1.5">
            <NoticeLink notice={notice} className={titleClass} />
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
              <Badge tone="indigo">{nameOf(categories, notice.category)}</Badge>
              {notice.eventDate && (
                <span>{list.eventOn(formatShortDays(notice.eventDate, notice.eventEndDate))}</span>
              )}
              {notice.endedAt && <Badge>{list.ended}</Badge>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
