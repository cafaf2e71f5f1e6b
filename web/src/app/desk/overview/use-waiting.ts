import { dayInIndia } from '@prangan/contract/india-time'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { type Listen, useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { adminSectionHref } from '../section-href.ts'
import type { OfficeCounts } from '../watch-counts.tsx'
import { waitingInAll } from '../watch-counts.tsx'
import { useEndOfToday } from './use-end-of-today.ts'
import { useEndingNotices } from './use-ending-notices.ts'

const texts = () => deskMessages().overview.waiting

/** The id of the overview's list of notices that end today. */
export const endingId = 'ends-today'

/** A number and what it counts, in full and in short. */
export type Waiting = { count: number; what: string; short: string; href: string }

const loadOverdue = async () => (await import('./watch-overdue.ts')).watchOverdue
const loadNone = async (): Promise<Listen<number>> => (_, next) => {
  next(0)
  return () => {}
}

/** How many inquiries are overdue, live; null before it is known, 0 for those who may not read them. */
function useOverdue(): number | null {
  const today = dayInIndia(new Date(useEndOfToday() - 1))
  const { can } = useDeskSession()
  const { live } = useLive(can('inquiry:read') ? loadOverdue : loadNone, today)
  return live.status === 'ready' ? live.value : null
}

/** What waits for the office, and where it is listed; null before all of it is known. */
export function useWaiting(counts: OfficeCounts | null): readonly Waiting[] | null {
  const { status, rows } = useEndingNotices()
  const { can } = useDeskSession()
  const inSections = counts && waitingInAll(counts, can)
  const overdue = useOverdue()
  if (!inSections || status !== 'ready' || overdue === null) return null
  const late = {
    count: overdue,
    what: texts().overdue.what(overdue),
    short: texts().overdue.short(overdue),
    href: `${adminSectionHref('inquiries')}?tab=due`,
  }
  const ending = {
    count: rows.length,
    what: texts().ending.what(rows.length),
    short: texts().ending.short(rows.length),
    href: `${adminSectionHref('overview')}#${endingId}`,
  }
  return [...inSections, ...(can('inquiry:read') ? [late] : []), ...(can('news:read-all') ? [ending] : [])]
}
