import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { NewsFilter } from './news-query.ts'

const bringPage = async () => (await import('./watch-news.ts')).watchNewsPage
const bringNotice = async () => (await import('./watch-news.ts')).watchNotice

/** A filter's notices, live and a page at a time: what anyone publishes, changes or deletes shows at once. */
export function useNewsList(filter: NewsFilter) {
  return useLivePages(bringPage, filter)
}

/** One notice, live; null once it is not there any more. */
export function useNotice(id: string) {
  return useLive(bringNotice, id)
}
