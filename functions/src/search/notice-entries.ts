import { textFrom } from '@prangan/contract/language-fields'
import { isUnwritten } from '@prangan/contract/localized'
import { eventEnd, isListedAt, publicFrom } from '@prangan/contract/publishing'
import type { Notice } from '@prangan/contract/schemas/notices'
import type { KeptNotice } from '../news/listed-notice.ts'
import type { SearchEntry } from './search-data.ts'

function endOf(notice: Notice): string | undefined {
  const day = eventEnd(notice)
  const ends = [notice.publishUntil, Number.isNaN(day) ? undefined : new Date(day).toISOString()]
  return ends.filter((end) => end !== undefined).sort()[0]
}

export function noticeEntries(
  notices: readonly KeptNotice[],
  now: Date,
): { entries: SearchEntry[]; links: string[]; nextChangeAt: string | null } {
  const time = now.toISOString()
  const entries = notices
    .filter((notice) => publicFrom(notice) <= time)
    .map((notice): SearchEntry => {
      const until = endOf(notice)
      return {
        kind: 'notice',
        target: notice.path,
        title: textFrom('title', notice),
        ...(!isUnwritten(notice.text) && { text: notice.text }),
        from: publicFrom(notice),
        ...(until !== undefined && { until }),
      }
    })
  const links = notices.filter((notice) => isListedAt(notice, now.getTime())).map(({ link }) => link)
  const changes = notices
    .flatMap((notice) => [publicFrom(notice), endOf(notice) ?? ''])
    .filter((at) => at > time)
  return { entries, links, nextChangeAt: changes.sort()[0] ?? null }
}
