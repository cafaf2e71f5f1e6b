import { documentPaths } from '@prangan/contract/paths'
import { watchOne, watchPages } from '../../../../lib/watch-pages.ts'
import { toNoticeRows } from './notice-row.ts'
import { newsPages } from './notices-query.ts'

/** Listens to a page of a filter's notices. */
export const watchNoticePage = watchPages(newsPages)

/** Listens to one notice by its id; null once it is not there any more. */
export const watchNotice = watchOne(documentPaths.news, toNoticeRows)
