import { dayInIndia } from '@prangan/contract/india-time'
import * as plugins from '@prangan/plugins/web/desk/overview'
import { useMemo } from 'react'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { PluginOverdue, Waiting } from '../../../plugin.ts'
import { adminSectionHref } from '../section-href.ts'
import type { OfficeCounts } from '../watch-counts.tsx'
import { waitingInAll } from '../watch-counts.tsx'
import { listenToAll } from './listen-to-all.ts'
import { useEndOfToday } from './use-end-of-today.ts'
import { useEndingNotices } from './use-ending-notices.ts'

const texts = () => deskMessages().overview.waiting

export const endingId = 'ends-today'

const pluginOverdue: readonly PluginOverdue[] = plugins.overdue

function useOverdue() {
  const today = dayInIndia(new Date(useEndOfToday() - 1))
  const { can } = useDeskSession()
  const load = useMemo(() => listenToAll(pluginOverdue.filter(({ ability }) => can(ability))), [can])
  return useLive(load, today)
}

/** Returns what waits for the office by counts and by dates, overdue items first. Items that failed to load are missing. */
export function useWaiting(counts: OfficeCounts | null) {
  const ending = useEndingNotices()
  const { can } = useDeskSession()
  const overdue = useOverdue()
  const waiting: Waiting[] = []
  if (overdue.live.status === 'ready')
    waiting.push(...overdue.live.value.map(([{ toWaiting }, value]) => toWaiting(value)))
  if (ending.status === 'ready' && can('news:read-all')) waiting.push(toEnding(ending.rows.length))
  if (counts) waiting.push(...waitingInAll(counts, can))
  return {
    waiting,
    isKnown: ending.status !== 'loading' && overdue.live.status !== 'loading',
    hasFailed: overdue.live.status === 'failed',
    retry: overdue.retry,
  }
}

const toEnding = (count: number): Waiting => ({
  count,
  what: texts().ending.what(count),
  short: texts().ending.short(count),
  none: texts().ending.none,
  href: `${adminSectionHref('overview')}#${endingId}`,
})
