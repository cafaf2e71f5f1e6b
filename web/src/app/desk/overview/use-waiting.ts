import { useDeskSession } from '../../../lib/desk-session.ts'
import { adminSectionHref } from '../section-href.ts'
import type { OfficeCounts } from '../watch-counts.tsx'
import { waitingInAll } from '../watch-counts.tsx'
import { useEndingNotices } from './use-ending-notices.ts'

/** The id of the overview's list of notices that end today. */
export const endingId = 'ends-today'

export type Waiting = { count: number; what: string; href: string }

/** What waits for the office, and where it is listed; null before all of it is known. */
export function useWaiting(counts: OfficeCounts | null): readonly Waiting[] | null {
  const { status, rows } = useEndingNotices()
  const { can } = useDeskSession()
  const inSections = counts && waitingInAll(counts, can)
  if (!inSections || status !== 'ready') return null
  if (!can('news:read-all')) return inSections
  const ending = {
    count: rows.length,
    what: rows.length === 1 ? 'notice ends today' : 'notices end today',
    href: `${adminSectionHref('overview')}#${endingId}`,
  }
  return [...inSections, ending]
}
