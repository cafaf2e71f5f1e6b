import { limits } from '@prangan/contract/limits'
import { isListedAt, publicFrom } from '@prangan/contract/publishing'
import type { Notice } from '@prangan/contract/schemas/notices'
import { useState } from 'react'
import { serverNow } from './server-clock.ts'

/**
 * The current notices and behind them those seen before that are older: read since, or pushed out of the current
 * ones by newer. Each once, and none that has ended at `moment` (milliseconds since 1970).
 */
export function joinOlder(current: readonly Notice[], seen: readonly Notice[], moment: number): Notice[] {
  const last = current.at(-1)
  const shown = new Set(current.map((notice) => notice.id))
  const older = seen.filter(
    (notice) =>
      !shown.has(notice.id) &&
      (!last || publicFrom(notice) <= publicFrom(last)) &&
      isListedAt(notice, moment),
  )
  return [...current, ...older]
}

type Reading = { seen: readonly Notice[]; status: 'idle' | 'loading' | 'failed' | 'end' }

/** The notices of a type that the visitor has loaded, and a way to load more. */
export function useAllNotices(type: 'News' | 'Events', current: readonly Notice[]) {
  const [reading, setReading] = useState<Reading>({ seen: [], status: 'idle' })
  const all = joinOlder(current, reading.seen, serverNow())
  const last = all.at(-1)
  const full = type === 'News' ? limits.notices.news : limits.notices.events
  const hasMore = last !== undefined && current.length >= full && reading.status !== 'end'

  const readMore = async () => {
    if (!last || reading.status === 'loading') return
    setReading((before) => ({ ...before, status: 'loading' }))
    try {
      const { readOlder } = await import('./read-older.ts')
      const older = await readOlder(type, last)
      const seen = joinOlder(all, older.notices, serverNow())
      setReading({ seen, status: older.isEnd ? 'end' : 'idle' })
    } catch {
      setReading((before) => ({ ...before, status: 'failed' }))
    }
  }

  return { all, hasMore, status: reading.status, readMore }
}
