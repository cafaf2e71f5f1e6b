import { college } from './college.config.ts'
import { limits } from './limits.ts'
import type { WithId } from './parse-document.ts'
import type { CurrentNotices, Notice, NoticeDocument } from './schemas/notices.ts'
import { fileUrl, storagePaths } from './storage-paths.ts'

/**
 * When a notice is public, and its position in its list. Imports only the types of the schemas, so that a public page
 * can use it without zod.
 */

/** The stored end of a notice that has none, so that one query can compare the ends of all notices. */
export const noEnd = new Date(Date.UTC(9999, 0))

/** The start that the office entered; undefined if it is the notice's creation. */
export function namedStart({ publishFrom, createdAt }: Pick<NoticeDocument, 'publishFrom' | 'createdAt'>) {
  return publishFrom.getTime() === createdAt.getTime() ? undefined : publishFrom
}

/** The end that the office entered; undefined if there is none. */
export function namedEnd({ publishUntil }: Pick<NoticeDocument, 'publishUntil'>): Date | undefined {
  return publishUntil.getTime() === noEnd.getTime() ? undefined : publishUntil
}

/** Where a notice leads: the address of its file, a URL or a path on this site, or ''. */
export function noticeLink({ id, file, link }: WithId<Pick<NoticeDocument, 'file' | 'link'>>): string {
  return file ? fileUrl(storagePaths.noticeFile(id, file.name)) : link
}

/** A stored notice as the public sees it. */
export function toNotice(stored: WithId<NoticeDocument>): Notice {
  const { id, title, titleHi, type, file, createdAt, isPinned, eventDate } = stored
  const [start, end] = [namedStart(stored), namedEnd(stored)]
  return {
    id,
    title,
    ...(titleHi && { titleHi }),
    type,
    link: noticeLink(stored),
    ...(file && { bytes: file.size }),
    createdAt: createdAt.toISOString(),
    ...(start && { publishFrom: start.toISOString() }),
    ...(end && { publishUntil: end.toISOString() }),
    ...(isPinned && { isPinned }),
    ...(eventDate && { eventDate }),
  }
}

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
  return Date.parse(`${eventDate}T24:00${college.locale.utcOffset}`)
}

/** Says whether lists show an item at a moment: it is public, and not an event whose day is over. */
export function isListedAt(notice: Notice, moment: number): boolean {
  return isPublicAt(notice, moment) && !(eventEnd(notice) <= moment)
}

/** Newest first; the id decides between items of the same moment, so that the order is stable. */
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

/** The ticker's items at a moment: the first ones that are public, up to `limits.notices`. */
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
