import {
  formatTime,
  formatDate as formatWith,
  formatMinute as minuteWith,
} from '@prangan/contract/format-date'
import { momentInIndia } from '@prangan/contract/india-time'
import { messages } from '../messages/index.ts'

/** A moment's day (YYYY-MM-DD) and time (hh:mm:ss) in India; '' for an invalid date. */
function dayAndTime(iso: string): [day: string, time: string] {
  const moment = new Date(iso)
  const [day = '', time = ''] = Number.isNaN(moment.getTime()) ? [] : momentInIndia(moment).split(' ')
  return [day, time]
}

/**
 * The day of a moment in India: '9 Sep 2026'; '' for an invalid date. Not by `Intl`, which writes months differently from
 * one engine to the next: page and server must agree.
 */
export function formatDay(iso: string): string {
  const [year, month, day] = dayAndTime(iso)[0].split('-').map(Number)
  return month ? `${day} ${messages().common.shortMonths[month - 1]} ${year}` : ''
}

/** The year of a moment in India; '' for an invalid date. */
export const yearOf = (iso: string): string => dayAndTime(iso)[0].slice(0, 4)

/** A date as far as it is known, with its month in full: '5 July 2019', 'July 2019', '2019'. */
export const formatDate = (date: string): string => formatWith(date, messages().common.months)

/** A date and time in India to the minute, for people: '5 July 2026, 5:00 pm'; '' for an invalid date. */
export function formatMinute(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : minuteWith(moment, messages().common)
}

/** The time in India: '9:30 am'. */
export const formatClock = (moment: Date): string =>
  formatTime(dayAndTime(moment.toISOString())[1], messages().common)

/** A date and time in India with a short month, for lists: '20 Nov 2026, 9:30 am'. */
export const formatMoment = (moment: Date): string =>
  `${formatDay(moment.toISOString())}, ${formatClock(moment)}`
