import { dayInIndia } from '@prangan/contract/india-time'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { formatDate } from '../../../lib/format-day.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { adminSectionHref } from '../section-href.ts'
import type { OfficeCounts } from '../watch-counts.tsx'
import { waitingInAll } from '../watch-counts.tsx'
import { nothingBut } from './listen-to-nothing.ts'
import { useEndOfToday } from './use-end-of-today.ts'
import { useEndingNotices } from './use-ending-notices.ts'
import type { Overdue } from './watch-overdue.ts'

const texts = () => deskMessages().overview.waiting

/** The id of the overview's list of notices that end today. */
export const endingId = 'ends-today'

/** A number and what it counts, and in which list it is. */
export type Waiting = {
  count: number
  what: string
  /** The same for narrow screens. */
  short?: string
  /** What it is called where there is none. */
  none: string
  href: string
  /** The section that counts it beside its entry in the sidebar. */
  section?: string
  isOverdue?: boolean
  /** Since when it is overdue, in words. */
  since?: string
}

const loadOverdue = async () => (await import('./watch-overdue.ts')).watchOverdue
const loadNone = nothingBut<Overdue>({ count: 0, since: '' })

/** The inquiries that are overdue, live; none for those who may not read them. */
function useOverdue() {
  const today = dayInIndia(new Date(useEndOfToday() - 1))
  const { can } = useDeskSession()
  return useLive(can('inquiry:read') ? loadOverdue : loadNone, today)
}

/** What waits for the office by these counts and by dates, first what is overdue. What could not be read is missing. */
export function useWaiting(counts: OfficeCounts | null) {
  const ending = useEndingNotices()
  const { can } = useDeskSession()
  const overdue = useOverdue()
  const waiting: Waiting[] = []
  if (overdue.live.status === 'ready' && can('inquiry:read')) waiting.push(toOverdue(overdue.live.value))
  if (ending.status === 'ready' && can('news:read-all')) waiting.push(toEnding(ending.rows.length))
  if (counts) waiting.push(...waitingInAll(counts, can))
  return {
    waiting,
    isKnown: ending.status !== 'loading' && overdue.live.status !== 'loading',
    hasFailed: overdue.live.status === 'failed',
    retry: overdue.retry,
  }
}

const toOverdue = ({ count, since }: Overdue): Waiting => ({
  count,
  what: texts().overdue.what(count),
  short: texts().overdue.short(count),
  none: texts().overdue.none,
  href: `${adminSectionHref('inquiries')}?tab=due`,
  isOverdue: true,
  since: texts().since(formatDate(since)),
})

const toEnding = (count: number): Waiting => ({
  count,
  what: texts().ending.what(count),
  short: texts().ending.short(count),
  none: texts().ending.none,
  href: `${adminSectionHref('overview')}#${endingId}`,
})
