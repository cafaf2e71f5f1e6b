import { limits } from '@prangan/contract/limits'
import type { CurrentNotices, NewsType, Notice } from '@prangan/contract/schemas/news'

/** Newest first; the id decides between items of one moment, so the order never wavers. */
export function newestFirst(a: Notice, b: Notice): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)
}

/**
 * The content of `notices/current` for these items, in any order. They must hold the newest of each type, up to
 * `limits.notices`; more do not matter.
 */
export function buildCurrentNotices(items: readonly Notice[]): CurrentNotices {
  const newest = (type: NewsType, count: number) =>
    items
      .filter((item) => item.type === type)
      .sort(newestFirst)
      .slice(0, count)
  return {
    ticker: newest('Marquee', limits.notices.ticker),
    news: newest('News', limits.notices.news),
    events: newest('Events', limits.notices.events),
    nextChangeAt: null,
  }
}
