import { college } from '@prangan/contract/college.config'
import { formatDate as formatWith } from '@prangan/contract/format-date'
import { messages } from '../messages/index.ts'

/** Milliseconds by which the college's clock is ahead of UTC. */
const offset = -Date.parse(`1970-01-01T00:00${college.locale.utcOffset}`)

/** The moment whose UTC fields are what the college's clock shows. */
function onCollegeClock(iso: string): Date {
  return new Date(Date.parse(iso) + offset)
}

/**
 * The day of a moment in India: '9 Sep 2026'; '' for an invalid date. Not by `Intl`, which writes months differently from
 * one engine to the next: page and server must agree.
 */
export function formatDay(iso: string): string {
  const day = onCollegeClock(iso)
  if (Number.isNaN(day.getTime())) return ''
  return `${day.getUTCDate()} ${messages().common.shortMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The year of a moment in India; '' for an invalid date. */
export function yearOf(iso: string): string {
  const day = onCollegeClock(iso)
  return Number.isNaN(day.getTime()) ? '' : String(day.getUTCFullYear())
}

/** A date as far as it is known, with its month in full: '5 July 2019', 'July 2019', '2019'. */
export const formatDate = (date: string): string => formatWith(date, messages().common.months)

/** A moment in India to the minute, for people: '5 July 2026, 17:00'. Not by `Intl`, like `formatDay`. */
export function formatMinute(iso: string): string {
  const moment = onCollegeClock(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const [day = '', time = ''] = moment.toISOString().split('T')
  return `${formatDate(day)}, ${time.slice(0, 5)}`
}
