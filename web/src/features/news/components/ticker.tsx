import type { Shown } from '@prangan/contract/content/show-in'
import type { Notice } from '@prangan/contract/schemas/notices'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { shownTitle } from '../api/shown-title.ts'
import { NoticeLink } from './notice-link.tsx'

const fallback = ({ text, href }: Shown<SettingsBlockOf<'ticker'>>): Notice => ({
  id: 'ticker',
  title: text.text,
  type: 'Marquee',
  link: href,
  createdAt: '',
})

type TickerItemsProps = { notices: readonly Notice[]; whenEmpty: Shown<SettingsBlockOf<'ticker'>> }

/** Letters that pass in one step of `data-pace`; the stylesheet has twelve paces. */
const lettersPerPace = 60
const slowestPace = 12

/** The animation's duration class for these titles, so that short and long texts move at a similar speed. */
function paceOf(notices: readonly Notice[]): number {
  const letters = notices.reduce((sum, notice) => sum + shownTitle(notice).length + 8, 0)
  return Math.min(slowestPace, Math.max(1, Math.ceil(letters / lettersPerPace)))
}

/** The moving line of titles. A second copy follows the first, so that it loops; it is hidden from screen readers. */
export function TickerItems({ notices, whenEmpty }: TickerItemsProps) {
  const items = notices.length > 0 ? notices : [fallback(whenEmpty)]
  const copies = [false, true]
  return (
    <div className="ticker-track" data-pace={paceOf(items)}>
      {copies.map((isCopy) => (
        <ul key={String(isCopy)} className="ticker-items" aria-hidden={isCopy || undefined}>
          {items.map((notice) => (
            <li key={notice.id}>
              <NoticeLink
                notice={notice}
                className="text-indigo-950 hover:underline"
                tabIndex={isCopy ? -1 : undefined}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
