import { limits } from '@prangan/contract/limits'
import { eventEnd, inOrder, isListedAt, publicFrom, tickerOf } from '@prangan/contract/publishing'
import type { CurrentNotices, Notice, NoticeType } from '@prangan/contract/schemas/notices'

function byDay(events: readonly Notice[]): Notice[] {
  const heads = new Set(events.filter(({ isPinned }, index) => isPinned && index < limits.pins))
  const others = events.filter((event) => !heads.has(event))
  const dated = others.filter(({ eventDate }) => eventDate !== undefined)
  dated.sort((a, b) => (a.eventDate ?? '').localeCompare(b.eventDate ?? ''))
  return [...heads, ...dated, ...others.filter(({ eventDate }) => eventDate === undefined)]
}

function nextChange(items: readonly Notice[], now: Date): string | null {
  const times = items.flatMap((item) => [publicFrom(item), item.publishUntil ?? '', lastTime(item)])
  return times.filter((time) => time > now.toISOString()).sort()[0] ?? null
}

function lastTime(item: Notice): string {
  const end = eventEnd(item)
  return Number.isNaN(end) ? '' : new Date(end).toISOString()
}

/**
 * Returns the content of `notices/current`, from notices in any order. They must include the newest public ones of each type up
 * to `limits.notices`, and the newest pinned ones. They must also include the next events, and the next to begin and to end;
 * more do not matter.
 */
export function buildCurrentNotices(items: readonly Notice[], now: Date): CurrentNotices {
  const shown = inOrder(items.filter((item) => isListedAt(item, now.getTime())))
  const ofType = (type: NoticeType) => shown.filter((item) => item.type === type)
  return {
    ticker: tickerOf(items, now.getTime()),
    news: ofType('News').slice(0, limits.notices.news),
    events: byDay(ofType('Events')).slice(0, limits.notices.events),
    nextChangeAt: nextChange(items, now),
  }
}

/** Adds one notice. This is correct only if nothing else has changed since `current`. */
export function withNotice(current: CurrentNotices, notice: Notice, now: Date): CurrentNotices {
  const { ticker, news, events, nextChangeAt } = current
  const built = buildCurrentNotices([notice, ...ticker, ...news, ...events], now)
  const times = [built.nextChangeAt, nextChangeAt].filter((time) => time !== null)
  return { ...built, nextChangeAt: times.sort()[0] ?? null }
}

/** The maximum difference between the clocks of two instances, or the arrivals of two requests, in milliseconds. */
const mostApart = 60_000

/**
 * Returns the time of a change: its own, or that of a notice published slightly later but written earlier, so that the latter
 * does not count as upcoming.
 */
export function timeOf(current: CurrentNotices | undefined, at: Date): Date {
  if (!current) return at
  const shown = [...current.ticker, ...current.news, ...current.events]
  const times = shown.map((item) => Date.parse(publicFrom(item)))
  const latest = Math.max(at.getTime(), ...times.filter((time) => time <= at.getTime() + mostApart))
  return new Date(latest)
}

export function areCurrent({ nextChangeAt }: CurrentNotices, now: Date): boolean {
  return nextChangeAt === null || now.toISOString() < nextChangeAt
}
