import {
  formatTime,
  formatDate as formatWith,
  formatMinute as minuteWith,
} from '@prangan/contract/format-date'
import { timeInIndia } from '@prangan/contract/india-time'
import { messages } from '../messages/index.ts'

function dayAndTime(iso: string): [day: string, time: string] {
  const timestamp = new Date(iso)
  const [day = '', time = ''] = Number.isNaN(timestamp.getTime()) ? [] : timeInIndia(timestamp).split(' ')
  return [day, time]
}

/**
 * Returns the date in India: '9 Sep 2026'; '' for an invalid date. `Intl` writes months differently in each engine, and page
 * and server must agree.
 */
export function formatDay(iso: string): string {
  const [year, month, day] = dayAndTime(iso)[0].split('-').map(Number)
  return month ? `${day} ${messages().common.shortMonths[month - 1]} ${year}` : ''
}

export const yearOf = (iso: string): string => dayAndTime(iso)[0].slice(0, 4)

export const formatDate = (date: string): string => formatWith(date, messages().common.months)

/** Joins two days (YYYY-MM-DD), without repeating their month and year; without `last` it is one day. */
function joinDays(first: string, last: string | undefined, format: (date: string) => string): string {
  const from = format(first)
  if (!last) return from
  const until = format(last)
  if (first.slice(0, 7) === last.slice(0, 7)) return `${from.split(' ')[0]}–${until}`
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isSameYear ? from.replace(/ \d{4}$/, '') : from} – ${until}`
}

/** Formats the days of an event: '11–12 December 2026', '30 November – 2 December 2026'. */
export const formatDays = (first: string, last?: string): string => joinDays(first, last, formatDate)

/** As `formatDays`, with the short names of months. */
export const formatShortDays = (first: string, last?: string): string => joinDays(first, last, formatDay)

export function formatMinute(iso: string): string {
  const timestamp = new Date(iso)
  return Number.isNaN(timestamp.getTime()) ? '' : minuteWith(timestamp, messages().common)
}

export const formatClock = (timestamp: Date): string =>
  formatTime(dayAndTime(timestamp.toISOString())[1], messages().common)

export const formatDateTime = (timestamp: Date): string =>
  `${formatDay(timestamp.toISOString())}, ${formatClock(timestamp)}`

/** Formats a time of today as a clock, others with their day. */
export const formatRecent = (timestamp: Date): string =>
  dayAndTime(timestamp.toISOString())[0] === dayAndTime(new Date().toISOString())[0]
    ? formatClock(timestamp)
    : formatDateTime(timestamp)

/** Formats HH:MM as people say it: '10:30 am'. */
export const formatClockOf = (time: string): string => formatTime(time, messages().common)

/** Formats an end (ISO 8601); midnight is the end of the day before, as people say it. */
export function formatEnd(iso: string): string {
  const [, time] = dayAndTime(iso)
  return time.startsWith('00:00') ? formatDate(lastDayOf(iso)) : formatMinute(iso)
}

/** Returns the last day (YYYY-MM-DD) before an end. */
export const lastDayOf = (iso: string): string => dayAndTime(new Date(Date.parse(iso) - 1).toISOString())[0]
