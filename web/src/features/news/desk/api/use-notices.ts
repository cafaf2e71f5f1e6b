import { useLive } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { NoticeFilter } from './notices-query.ts'

const loadPage = async () => (await import('./watch-notice-rows.ts')).watchNoticePage
const loadNotice = async () => (await import('./watch-notice-rows.ts')).watchNotice

/** The notices that match a filter, live and a page at a time. */
export function useNotices(filter: NoticeFilter) {
  return useLivePages(loadPage, filter)
}

/** One notice, live; null once it is not there any more. */
export function useNotice(id: string) {
  return useLive(loadNotice, id)
}
