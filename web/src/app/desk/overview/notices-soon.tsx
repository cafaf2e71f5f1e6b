import { namedEnd } from '@prangan/contract/publishing'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { NoticeRow } from '../../../features/news/desk/api/notice-row.ts'
import { stateOf } from '../../../features/news/desk/notice-state.ts'
import { useCurrentTime } from '../../../features/news/desk/use-time.ts'
import { formatDateTime } from '../../../lib/format-day.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { messages } from '../../../messages/index.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { adminSectionHref } from '../section-href.ts'
import { useEndingNotices } from './use-ending-notices.ts'
import { useFocusByHash } from './use-focus-by-hash.ts'
import { endingId } from './use-waiting.ts'

const overview = () => deskMessages().overview
const news = () => deskMessages().news
const texts = () => overview().notices
const loadScheduled = async () =>
  (await import('../../../features/news/desk/api/watch-notices-soon.ts')).watchScheduledNotices
const none: readonly never[] = []
const mostScheduled = 5

export function EndingNotices() {
  const { status, rows, retry } = useEndingNotices()
  return (
    <NoticeList
      id={endingId}
      title={texts().ending}
      status={status}
      rows={rows}
      retry={retry}
      empty={texts().noneEnds}
      moreOf={(row) =>
        texts().until(news().types[row.type], formatDateTime(namedEnd(row) ?? row.publishUntil))
      }
    />
  )
}

export function ScheduledNotices() {
  const { live, retry } = useLive(loadScheduled, '')
  const rows = live.status === 'ready' ? live.value : none
  const time = useCurrentTime(rows)
  return (
    <NoticeList
      title={texts().scheduled}
      status={live.status}
      rows={rows.filter((row) => stateOf(row, time) === 'scheduled').slice(0, mostScheduled)}
      retry={retry}
      empty={texts().noneScheduled}
      moreOf={({ type, publishFrom }) => texts().from(news().types[type], formatDateTime(publishFrom))}
    />
  )
}

type NoticeListProps = {
  id?: string
  title: string
  status: 'loading' | 'failed' | 'ready'
  rows: readonly NoticeRow[]
  retry: () => void
  empty: string
  moreOf: (row: NoticeRow) => string
}

function NoticeList({ id, title, status, rows, retry, empty, moreOf }: NoticeListProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusByHash(`#${id}`, () => heading.current?.focus())
  return (
    <section id={id} aria-labelledby={headingId} className="grid content-start gap-2">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg text-indigo-950">
        {title}
      </h2>
      {status === 'loading' && <p className="text-sm text-muted">{messages().common.loading}</p>}
      {status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {status === 'ready' && rows.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="py-2 text-sm wrap-anywhere">
            <Link to={`${adminSectionHref('')}?open=${row.id}`} className="overview-link">
              <UserText text={row.title} />
            </Link>
            <p className="text-muted">{moreOf(row)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
