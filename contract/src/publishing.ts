import type { CurrentNotices, Notice } from './schemas/news.ts'

/** When an item is public, as both sides reckon it. Knows no schema, so that a visitor's page can have it without zod. */

/** The end of an item for which the office names none, so that a query can ask for every item's end. */
export const noEnd = new Date(Date.UTC(9999, 0))

/** The moment from which an item is public, by which lists are ordered (ISO 8601). */
export function publicFrom({ publishFrom, createdAt }: Pick<Notice, 'publishFrom' | 'createdAt'>): string {
  return publishFrom ?? createdAt
}

/** Says whether an item is public at a moment, in milliseconds since 1970. */
export function isPublicAt(notice: Notice, moment: number): boolean {
  const { publishUntil } = notice
  const hasEnded = publishUntil !== undefined && Date.parse(publishUntil) <= moment
  return !hasEnded && Date.parse(publicFrom(notice)) <= moment
}

/** When an event's day is over in India (milliseconds since 1970); NaN where no day is named. */
export function eventEnd({ eventDate }: Pick<Notice, 'eventDate'>): number {
  return Date.parse(`${eventDate}T24:00+05:30`)
}

/** Says whether lists show an item at a moment: it is public, and not an event whose day is over. */
export function isListedAt(notice: Notice, moment: number): boolean {
  return isPublicAt(notice, moment) && !(eventEnd(notice) <= moment)
}

/** The same notices without those that lists do not show any more at a moment. */
export function withoutEnded(notices: CurrentNotices, moment: number): CurrentNotices {
  const stillListed = (list: readonly Notice[]) => list.filter((notice) => isListedAt(notice, moment))
  const { ticker, news, events } = notices
  return { ...notices, ticker: stillListed(ticker), news: stillListed(news), events: stillListed(events) }
}
