import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatClockOf, formatDate } from '../../../../lib/format-day.ts'
import type { StepLink } from '../../../../lib/use-address-params.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { type CalendarEntry, calendarDays, mostInCalendar } from '../calendar-days.ts'

type NoticeCalendarProps = { linkTo: (id: string) => StepLink }

const texts = () => deskMessages().news.calendar
const loadStarts = async () => (await import('../api/watch-notices-soon.ts')).calendarListeners.start
const loadEnds = async () => (await import('../api/watch-notices-soon.ts')).calendarListeners.end
const loadEvents = async () => (await import('../api/watch-notices-soon.ts')).calendarListeners.event

/** What will appear, end and take place, by day. */
export function NoticeCalendar({ linkTo }: NoticeCalendarProps) {
  const start = useLive(loadStarts, '')
  const end = useLive(loadEnds, '')
  const event = useLive(loadEvents, '')
  if ([start, end, event].some(({ live }) => live.status === 'failed'))
    return (
      <LoadFailure onRetry={() => [start, end, event].forEach(({ retry }) => void retry())}>
        {texts().notLoaded}
      </LoadFailure>
    )
  if (start.live.status !== 'ready' || end.live.status !== 'ready' || event.live.status !== 'ready')
    return <SectionLoading />
  const rows = { start: start.live.value, end: end.live.value, event: event.live.value }
  const days = calendarDays(rows)
  const isCut = Object.values(rows).some(({ length }) => length === mostInCalendar)
  if (days.length === 0) return <p className="max-w-[62ch] text-muted">{texts().empty}</p>
  return (
    <div className="grid gap-6">
      {days.map((entries) => (
        <Day key={entries[0]?.day} entries={entries} linkTo={linkTo} />
      ))}
      {isCut && <p className="text-sm text-muted">{texts().onlyNext(mostInCalendar)}</p>}
    </div>
  )
}

function Day({ entries, linkTo }: NoticeCalendarProps & { entries: readonly CalendarEntry[] }) {
  const id = useId()
  const [{ day } = { day: '' }] = entries
  return (
    <section aria-labelledby={id} className="grid gap-2 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-6">
      <h2 id={id} className="text-base text-indigo-950">
        <time dateTime={day}>{formatDate(day)}</time>
      </h2>
      <ul className="divide-y divide-line border-y border-line bg-white">
        {entries.map(({ kind, row, time }) => (
          <li key={`${kind}-${row.id}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3 py-2.5">
            <Link {...linkTo(row.id)} className="min-w-0 grow basis-60 wrap-anywhere underline">
              <UserText text={row.title} />
            </Link>
            <Badge tone={tones[kind]}>{whatOf(kind, time)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones = { start: 'success', end: 'plain', event: 'marigold' } as const

function whatOf(kind: CalendarEntry['kind'], time: string): string {
  const clock = time && formatClockOf(time)
  if (kind === 'start') return texts().start(clock)
  if (kind === 'event') return clock ? texts().eventAt(clock) : texts().event
  return clock ? texts().end(clock) : texts().endOfDay
}
