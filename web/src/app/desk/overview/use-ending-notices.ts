import type { NoticeRow } from '../../../features/news/desk/api/notice-row.ts'
import { stateOf } from '../../../features/news/desk/notice-state.ts'
import { useCurrentTime } from '../../../features/news/desk/use-time.ts'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { useLive } from '../../../lib/use-live.ts'
import { nothingBut } from './listen-to-nothing.ts'
import { useEndOfToday } from './use-end-of-today.ts'

const load = async () =>
  (await import('../../../features/news/desk/api/watch-notices-soon.ts')).watchEndingNotices
const none: readonly never[] = []
const loadNothing = nothingBut(none)

export function useEndingNotices() {
  const mayRead = useDeskSession().can('news:read-all')
  const { live, retry } = useLive<readonly NoticeRow[]>(mayRead ? load : loadNothing, String(useEndOfToday()))
  const rows = live.status === 'ready' ? live.value : none
  const time = useCurrentTime(rows)
  return {
    status: live.status,
    rows: rows.filter((row) => stateOf(row, time) !== 'expired'),
    retry,
  }
}
