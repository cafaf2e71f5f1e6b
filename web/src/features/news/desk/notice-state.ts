import { namedEnd } from '@prangan/contract/publishing'
import type { NoticeRow } from './api/notice-row.ts'

export type NoticeState = 'scheduled' | 'public' | 'expired'

/** A notice's state at a time (milliseconds since 1970). */
export function stateOf(row: NoticeRow, timestamp: number): NoticeState {
  const end = namedEnd(row)
  if (end && end.getTime() <= timestamp) return 'expired'
  return row.publishFrom.getTime() > timestamp ? 'scheduled' : 'public'
}

/** The next time at which one of these notices changes its state; undefined if none does. */
export function nextChangeOf(rows: readonly NoticeRow[], timestamp: number): number | undefined {
  const times = rows.flatMap((row) => [row.publishFrom, namedEnd(row)])
  const later = times.flatMap((time) => (time && time.getTime() > timestamp ? [time.getTime()] : []))
  return later.length > 0 ? Math.min(...later) : undefined
}
