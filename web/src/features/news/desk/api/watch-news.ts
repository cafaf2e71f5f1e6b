import { documents } from '@prangan/contract/paths'
import { watchDocument, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { type Cursor, cursorBehind, type NewsFilter, newsQuery, pageSize } from './news-query.ts'
import { type NewsRow, toNewsRows } from './news-row.ts'

/** A page of the list. `next` is where the one behind it begins, where there may be one. */
export type NewsPage = { rows: readonly NewsRow[]; next: Cursor | undefined }

/** Listens to a page of a filter's notices; both are named by the JSON of the filter with `after`. */
export const watchNewsPage: Listen<NewsPage> = (name, next, failed) => {
  const { after, ...filter }: NewsFilter & { after?: Cursor } = JSON.parse(name)
  return watchList(
    newsQuery(filter, after),
    (stored) => {
      const rows = toNewsRows(stored)
      next({ rows, next: stored.length < pageSize ? undefined : cursorBehind(rows) })
    },
    failed,
  )
}

/** Listens to one notice by its id; null once it is not there any more. */
export const watchNotice: Listen<NewsRow | null> = (id, next, failed) =>
  watchDocument(
    documents.news(id),
    (data) => next((data !== undefined && toNewsRows([{ id, data }])[0]) || null),
    failed,
  )
