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

export const endingId = 'ends-today'

export type Waiting = {
  count: number
  what: string
  short?: string
  /** The text for a count of zero. */
  none: string
  href: string
  section?: string
  isOverdue?: boolean
  since?: string
}

const loadOverdue = async () => (await import('./watch-overdue.ts')).watchOverdue
const loadNone = nothingBut<Overdue>({ count: 0, since: '' })

function useOverdue() {
  const today = dayInIndia(new Date(useEndOfToday() - 1))
  const { can } = useDeskSession()
  return useLive(can('inquiry:read') ? loadOverdue : loadNone, today)
}

/** Returns what waits for the office by counts and by dates, overdue items first. Items that failed to load are missing. */
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
