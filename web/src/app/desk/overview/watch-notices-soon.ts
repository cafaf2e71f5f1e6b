import { collectionPaths } from '@prangan/contract/paths'
import { serverNow } from '../../../features/news/api/server-clock.ts'
import { type NoticeRow, toNoticeRows } from '../../../features/news/desk/api/notice-row.ts'
import { type ListQuery, watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'

export const mostNotices = 25

/** Listens to the notices whose timestamp in `field` is between now and `until`, the next one first. */
const watchSoon =
  (field: 'publishFrom' | 'publishUntil', until?: (name: string) => Date): Listen<readonly NoticeRow[]> =>
  (name, next, failed) => {
    const end = until?.(name)
    const where: ListQuery['where'] = [
      [field, new Date(serverNow()), '>'],
      ...(end ? [[field, end, '<='] as const] : []),
    ]
    const list: ListQuery = { collection: collectionPaths.news, where, orderBy: [field, 'asc'] }
    return watchList({ ...list, limit: mostNotices }, (rows) => next(toNoticeRows(rows)), failed)
  }

export const watchEndingNotices = watchSoon('publishUntil', (name) => new Date(Number(name)))

export const watchScheduledNotices = watchSoon('publishFrom')
