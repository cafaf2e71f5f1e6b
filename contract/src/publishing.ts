import { limits } from './limits.ts'
import type { CurrentNotices, Notice } from './schemas/notices.ts'

/** When an item is public, and where it stands in its list, as both sides reckon it. Knows no schema, so that a visitor's page can have it without zod. */

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

/** The newest first; the id decides between items of one moment, so the order never wavers. */
function newestFirst(a: Notice, b: Notice): number {
  return publicFrom(b).localeCompare(publicFrom(a)) || b.id.localeCompare(a.id)
}

/**
 * Items as every list has them: the newest pinned ones of each type, up to `limits.pins`, then the others; both by the
 * moment from which they are public, the newest first.
 */
export function inOrder<Item extends Notice>(items: readonly Item[]): Item[] {
  const sorted = items.toSorted(newestFirst)
  const types = [...new Set(sorted.map(({ type }) => type))]
  const pinned = types.flatMap((type) =>
    sorted.filter((item) => item.isPinned && item.type === type).slice(0, limits.pins),
  )
  const heads = new Set(pinned)
  return [...pinned.sort(newestFirst), ...sorted.filter((item) => !heads.has(item))]
}

/** What the ticker carries of these items at a moment: the first of those that are public, up to `limits.notices`. */
export function tickerOf<Item extends Notice>(items: readonly Item[], moment: number): Item[] {
  const shown = items.filter((item) => item.type === 'Marquee' && isListedAt(item, moment))
  return inOrder(shown).slice(0, limits.notices.ticker)
}

/** The same notices without those that lists do not show any more at a moment. */
export function withoutEnded(notices: CurrentNotices, moment: number): CurrentNotices {
  const stillListed = (list: readonly Notice[]) => list.filter((notice) => isListedAt(notice, moment))
  const { ticker, news, events } = notices
  return { ...notices, ticker: stillListed(ticker), news: stillListed(news), events: stillListed(events) }
}
