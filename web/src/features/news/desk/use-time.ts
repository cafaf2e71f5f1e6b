import { useEffect, useState } from 'react'
import { longestTimer } from '../../../lib/when.ts'
import { serverNow } from '../api/server-clock.ts'
import type { NoticeRow } from './api/notice-row.ts'
import { nextChangeOf } from './notice-state.ts'

/**
 * The time for which these notices are shown (milliseconds since 1970); it changes whenever one of them begins or
 * ends.
 */
export function useCurrentTime(rows: readonly NoticeRow[]): number {
  const [time, setTime] = useState(serverNow)
  const next = nextChangeOf(rows, time)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longest timer that ran out is set again.
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setTime(serverNow()), Math.min(next - serverNow(), longestTimer))
    return () => clearTimeout(timer)
  }, [next, time])
  return time
}
