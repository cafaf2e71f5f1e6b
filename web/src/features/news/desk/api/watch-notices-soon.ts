import { dayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type ListQuery, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { serverNow } from '../../api/server-clock.ts'
import { mostInCalendar } from '../calendar-days.ts'
import { type NoticeRow, toNoticeRows } from './notice-row.ts'

const mostNotices = 25

/** Listens to the notices whose timestamp in `field` is between now and `until`, the next one first. */
const watchSoon =
  (
    field: 'publishFrom' | 'publishUntil',
    most: number,
    until?: (name: string) => Date,
  ): Listen<readonly NoticeRow[]> =>
  (name, next, failed) => {
    const end = until?.(name)
    const where: ListQuery['where'] = [
      [field, new Date(serverNow()), '>'],
      ...(end ? [[field, end, '<='] as const] : []),
    ]
    const list: ListQuery = { collection: collectionPaths.news, where, orderBy: [field, 'asc'] }
    return watchList({ ...list, limit: most }, (rows) => next(toNoticeRows(rows)), failed)
  }

export const watchEndingNotices = watchSoon('publishUntil', mostNotices, (name) => new Date(Number(name)))

export const watchScheduledNotices = watchSoon('publishFrom', mostNotices)

/** What listens to the three kinds of dates in the calendar. */
export const calendarListeners = {
  start: watchSoon('publishFrom', mostInCalendar),
  end: watchSoon('publishUntil', mostInCalendar, () => new Date(noEnd.getTime() - 1)),
  event: ((_, next, failed) => {
    const list: ListQuery = {
      collection: collectionPaths.news,
      where: [['eventDate', dayInIndia(new Date(serverNow())), '>=']],
      orderBy: ['eventDate', 'asc'],
      limit: mostInCalendar,
    }
    return watchList(list, (rows) => next(toNoticeRows(rows)), failed)
  }) satisfies Listen<readonly NoticeRow[]>,
} as const
