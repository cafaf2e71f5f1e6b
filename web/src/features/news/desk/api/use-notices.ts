import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { NoticeFilter } from './notices-query.ts'

const bringPage = async () => (await import('./watch-notice-rows.ts')).watchNewsPage
const bringNotice = async () => (await import('./watch-notice-rows.ts')).watchNotice

/** A filter's notices, live and a page at a time: what anyone publishes, changes or deletes shows at once. */
export function useNotices(filter: NoticeFilter) {
  return useLivePages(bringPage, filter)
}

/** One notice, live; null once it is not there any more. */
export function useNotice(id: string) {
  return useLive(bringNotice, id)
}
