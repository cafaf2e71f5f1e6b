import { dayInIndia } from '@prangan/contract/india-time'
import * as plugins from '@prangan/plugins/web/desk/overview'
import { useMemo } from 'react'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { type Listen, useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { PluginOverdue, Waiting } from '../../../plugin.ts'
import { adminSectionHref } from '../section-href.ts'
import type { OfficeCounts } from '../watch-counts.tsx'
import { waitingInAll } from '../watch-counts.tsx'
import { useEndOfToday } from './use-end-of-today.ts'
import { useEndingNotices } from './use-ending-notices.ts'

const texts = () => deskMessages().overview.waiting

export const endingId = 'ends-today'

const pluginOverdue: readonly PluginOverdue[] = plugins.overdue

function useOverdue() {
  const today = dayInIndia(new Date(useEndOfToday() - 1))
  const { can } = useDeskSession()
  const load = useMemo(() => loadOverdue(pluginOverdue.filter(({ ability }) => can(ability))), [can])
  return useLive(load, today)
}

/** Listens to all of them, and reports once each has. */
const loadOverdue = (wanted: readonly PluginOverdue[]) => async (): Promise<Listen<Waiting[]>> => {
  const listens = await Promise.all(wanted.map(({ load }) => load()))
  return (today, next, failed) => {
    const found = new Map<number, Waiting>()
    const report = () => found.size === wanted.length && next([...found.values()])
    report()
    const stops = wanted.map(({ toWaiting }, at) =>
      listens[at]?.(
        today,
        (overdue) => {
          found.set(at, toWaiting(overdue))
          report()
        },
        failed,
      ),
    )
    return () => {
      for (const stop of stops) stop?.()
    }
  }
}

/** Returns what waits for the office by counts and by dates, overdue items first. Items that failed to load are missing. */
export function useWaiting(counts: OfficeCounts | null) {
  const ending = useEndingNotices()
  const { can } = useDeskSession()
  const overdue = useOverdue()
  const waiting: Waiting[] = []
  if (overdue.live.status === 'ready') waiting.push(...overdue.live.value)
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
