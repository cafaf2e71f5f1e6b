import type { Notice } from '@prangan/contract/schemas/notices'
import { opensInNewTab } from '../../../lib/link-target.ts'
import { paths } from '../../../paths.ts'
import { NoticeLink } from './notice-link.tsx'

/** What an empty ticker shows. */
const fallback: Notice = {
  id: 'important-notice',
  title: 'Important Notice Regarding Admissions',
  type: 'Marquee',
  link: paths.importantNotice.href(),
  createdAt: '',
}

/** Letters that pass in one step of `data-pace`; the stylesheet has twelve paces. */
const lettersPerPace = 60
const slowestPace = 12

/** The animation's duration class for these titles, so that short and long texts move at a similar speed. */
function paceOf(notices: readonly Notice[]): number {
  const letters = notices.reduce((sum, notice) => sum + notice.title.length + 8, 0)
  return Math.min(slowestPace, Math.max(1, Math.ceil(letters / lettersPerPace)))
}

/** The moving line of titles. A second copy follows the first, so that it loops; it is hidden from screen readers. */
export function TickerItems({ notices }: { notices: readonly Notice[] }) {
  const items = notices.length > 0 ? notices : [fallback]
  const copies = [false, true]
  return (
    <div className="ticker-track" data-pace={paceOf(items)}>
      {copies.map((isCopy) => (
        <ul key={String(isCopy)} className="ticker-items" aria-hidden={isCopy || undefined}>
          {items.map((notice) => (
            <li key={notice.id}>
              <NoticeLink
                notice={notice}
                newTab={opensInNewTab(notice.link)}
                className="text-indigo-950 underline-offset-4 hover:underline"
                tabIndex={isCopy ? -1 : undefined}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
