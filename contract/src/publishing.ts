import { college } from '@prangan/college/config'
import { limits } from './limits.ts'
import type { CurrentNotices, Notice, NoticeDocument } from './schemas/notices.ts'

/**
 * When a notice is public, and its position in lists. Imports only types of the schemas, so that public pages do not load zod.
 */

/** The stored end of a notice without one, so that one query can compare all ends. */
export const noEnd = new Date(Date.UTC(9999, 0))

export function namedStart({ publishFrom, createdAt }: Pick<NoticeDocument, 'publishFrom' | 'createdAt'>) {
  return publishFrom.getTime() === createdAt.getTime() ? undefined : publishFrom
}

export function namedEnd({ publishUntil }: Pick<NoticeDocument, 'publishUntil'>): Date | undefined {
  return publishUntil.getTime() === noEnd.getTime() ? undefined : publishUntil
}

/** Returns the key of the category that the office chose, or that of the type. */
export const categoryOf = ({ category, type }: Pick<NoticeDocument, 'category' | 'type'>): string =>
  category || (type === 'Events' ? 'event' : 'general')

export function publicFrom({ publishFrom, createdAt }: Pick<Notice, 'publishFrom' | 'createdAt'>): string {
  return publishFrom ?? createdAt
}

export function isPublicAt(notice: Notice, time: number): boolean {
  const { publishUntil } = notice
  const hasEnded = publishUntil !== undefined && Date.parse(publishUntil) <= time
  return !hasEnded && Date.parse(publicFrom(notice)) <= time
}

/** Returns the end of the event's last day in India (milliseconds since 1970); NaN without a day. */
export function eventEnd({ eventDate, eventEndDate }: Pick<Notice, 'eventDate' | 'eventEndDate'>): number {
  return Date.parse(`${eventEndDate || eventDate}T24:00${college.locale.utcOffset}`)
}

/** Returns true if the item is public and not a past event. */
export function isListedAt(notice: Notice, time: number): boolean {
  return isPublicAt(notice, time) && !(eventEnd(notice) <= time)
}

/** The id breaks ties, so that the order is stable. */
export function newestFirst(a: Notice, b: Notice): number {
  return publicFrom(b).localeCompare(publicFrom(a)) || b.id.localeCompare(a.id)
}

/** Sorts items as every list shows them: up to `limits.pins` pinned ones per type first, then the others, each newest first. */
export function inOrder<Item extends Notice>(items: readonly Item[]): Item[] {
  const sorted = items.toSorted(newestFirst)
  const types = [...new Set(sorted.map(({ type }) => type))]
  const pinned = types.flatMap((type) =>
    sorted.filter((item) => item.isPinned && item.type === type).slice(0, limits.pins),
  )
  const heads = new Set(pinned)
  return [...pinned.sort(newestFirst), ...sorted.filter((item) => !heads.has(item))]
}

export function tickerOf<Item extends Notice>(items: readonly Item[], time: number): Item[] {
  const shown = items.filter((item) => item.type === 'Marquee' && isListedAt(item, time))
  return inOrder(shown).slice(0, limits.notices.ticker)
}

export function withoutEnded(notices: CurrentNotices, time: number): CurrentNotices {
  const stillListed = (list: readonly Notice[]) => list.filter((notice) => isListedAt(notice, time))
  const { ticker, news, events } = notices
  return { ...notices, ticker: stillListed(ticker), news: stillListed(news), events: stillListed(events) }
}
