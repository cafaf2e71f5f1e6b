import { dayInIndia, timeInIndia } from '@prangan/contract/india-time'
import { lastDayOf } from '../../../lib/format-day.ts'
import type { NoticeRow } from './api/notice-row.ts'

/** The most dates of each kind in the calendar. */
export const mostInCalendar = 100

export type CalendarEntry = {
  kind: 'start' | 'end' | 'event'
  row: NoticeRow
  /** YYYY-MM-DD in India. */
  day: string
  /** HH:MM in India; '' for a whole day. */
  time: string
}

const endOfDay = '24:00'

function entryOf(kind: CalendarEntry['kind'], row: NoticeRow): CalendarEntry {
  if (kind === 'event') return { kind, row, day: row.eventDate, time: row.eventTime }
  const timestamp = kind === 'start' ? row.publishFrom : row.publishUntil
  const time = timeInIndia(timestamp).slice(11, 16)
  // Midnight is the end of the day before, as people say it.
  if (kind === 'end' && time === '00:00')
    return { kind, row, day: lastDayOf(timestamp.toISOString()), time: '' }
  return { kind, row, day: dayInIndia(timestamp), time }
}

/** Without a time, an event is first in its day, and an end last. */
const sortKeyOf = ({ kind, day, time }: CalendarEntry) => `${day} ${time || (kind === 'end' ? endOfDay : '')}`

/** Groups what starts, ends and takes place by day, the next day first. */
export function calendarDays(rows: Record<CalendarEntry['kind'], readonly NoticeRow[]>): CalendarEntry[][] {
  const entries = (['event', 'start', 'end'] as const).flatMap((kind) =>
    rows[kind].map((row) => entryOf(kind, row)),
  )
  const sorted = entries.toSorted((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b)))
  return [...Map.groupBy(sorted, ({ day }) => day).values()]
}
