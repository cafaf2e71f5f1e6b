import { collectionPaths } from '@prangan/contract/paths'
import type { NoticeType } from '@prangan/contract/schemas/notices'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import { latestFirst, type PagedList, type Part, type TimeCursor } from '../../../../lib/paged-list.ts'
import { type NoticeRow, toNoticeRows } from './notice-row.ts'

/** The filter of the list; `search` is what was typed, '' for nothing. */
export type NoticeFilter = { type: NoticeType | 'All'; search: string }

/** The query for a page of the filter's notices, newest first. Each of its forms has an index. */
export function noticesQuery({ type, search }: NoticeFilter, part: Part<TimeCursor> = {}): ListQuery {
  const wanted = searchFor(search)
  return {
    collection: collectionPaths.news,
    where: [
      ...(type === 'All' ? [] : [['type', type] as const]),
      ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
    ],
    ...latestFirst(part),
  }
}

/** The office's list of notices. */
export const newsPages: PagedList<NoticeFilter, NoticeRow, TimeCursor> = {
  toQuery: noticesQuery,
  toRows: toNoticeRows,
  cursorOf: ({ createdAt, id }) => [createdAt.getTime(), id],
}
