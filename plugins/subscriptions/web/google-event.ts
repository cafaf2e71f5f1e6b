import { college } from '@prangan/college/config'
import { addDays, daysBetween } from '@prangan/contract/calendar-days'
import type { FeedEvent } from '@prangan/web/plugin.ts'
import { subscriptionLimits } from '../contract/limits.ts'

/** In the basic format of ISO 8601: 20261211T043000Z. */
const basic = (time: string | number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * Returns the address at which Google Calendar offers to add an event. Without a time it takes whole days; with one it is on each of its
 * days, as in the event's file.
 */
export function googleEvent({ title, first, last, time, place, url }: FeedEvent): string {
  const count = 1 + daysBetween(first, last)
  const begins = Date.parse(time ? `${first}T${time}:00${college.locale.utcOffset}` : first)
  const start = basic(begins)
  const end = basic(time ? begins + subscriptionLimits.eventLength : addDays(last, 1))
  const dates = time ? `${start}/${end}` : `${start.slice(0, 8)}/${end.slice(0, 8)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates,
    details: url,
    ...(place && { location: place }),
    ...(time && count > 1 && { recur: `RRULE:FREQ=DAILY;COUNT=${count}` }),
  })}`
}
