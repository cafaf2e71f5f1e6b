import { eventEnd, publicFrom } from '@prangan/contract/publishing'
import type { Notice } from '@prangan/contract/schemas/notices'
import type { SearchEntry } from '@prangan/contract/site-search/search-data'

/** When an item has ended or will: its own end, or that of its event's day, whichever comes first. */
function endOf(notice: Notice): string | undefined {
  const day = eventEnd(notice)
  const ends = [notice.publishUntil, Number.isNaN(day) ? undefined : new Date(day).toISOString()]
  return ends.filter((end) => end !== undefined).sort()[0]
}

/** The entries of notices that are public or were, and when the next one begins (ISO 8601), or null. */
export function noticeEntries(
  notices: readonly Notice[],
  now: Date,
): { entries: SearchEntry[]; nextChangeAt: string | null } {
  const moment = now.toISOString()
  const entries = notices
    .filter((notice) => publicFrom(notice) <= moment)
    .map((notice): SearchEntry => {
      const until = endOf(notice)
      return {
        kind: 'notice',
        target: notice.link,
        title: { en: notice.title, ...(notice.titleHi !== undefined && { hi: notice.titleHi }) },
        from: publicFrom(notice),
        ...(until !== undefined && { until }),
      }
    })
  const later = notices.map(publicFrom).filter((from) => from > moment)
  return { entries, nextChangeAt: later.sort()[0] ?? null }
}
