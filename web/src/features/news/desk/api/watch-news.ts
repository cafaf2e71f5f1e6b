import { documents } from '@prangan/contract/paths'
import { watchDocument } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { watchPages } from '../../../../lib/watch-pages.ts'
import { newsPages } from './news-query.ts'
import { type NewsRow, toNewsRows } from './news-row.ts'

/** Listens to a page of a filter's notices. */
export const watchNewsPage = watchPages(newsPages)

/** Listens to one notice by its id; null once it is not there any more. */
export const watchNotice: Listen<NewsRow | null> = (id, next, failed) =>
  watchDocument(
    documents.news(id),
    (data) => next((data !== undefined && toNewsRows([{ id, data }])[0]) || null),
    failed,
  )
