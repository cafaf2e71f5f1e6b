import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { NewsFilter } from './news-query.ts'
import type { NewsRow } from './news-row.ts'

const bringPage = async () => (await import('./watch-news.ts')).watchNewsPage
const bringNotice = async () => (await import('./watch-news.ts')).watchNotice

/** A filter's notices, live and a page at a time: what anyone publishes, changes or deletes shows at once. */
export function useNewsList(filter: NewsFilter) {
  return useLivePages(bringPage, filter)
}
export type NewsList = ReturnType<typeof useNewsList>

/** A notice as it stands now, live: as it was given until it is read, null once it is not there any more. */
export function useNewest(given: NewsRow): NewsRow | null {
  const { live } = useLive(bringNotice, given.id)
  return live.status === 'ready' ? live.value : given
}
