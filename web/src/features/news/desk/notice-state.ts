import { namedEnd } from '@prangan/contract/publishing'
import type { NoticeRow } from './api/notice-row.ts'

/** Whether a notice is yet to come, public, or over. */
export type NoticeState = 'scheduled' | 'public' | 'expired'

/** What a notice is at a moment (milliseconds since 1970). */
export function stateOf(row: NoticeRow, moment: number): NoticeState {
  const end = namedEnd(row)
  if (end && end.getTime() <= moment) return 'expired'
  return row.publishFrom.getTime() > moment ? 'scheduled' : 'public'
}

/** When the first of these notices changes its state after a moment; undefined where none does. */
export function nextChangeOf(rows: readonly NoticeRow[], moment: number): number | undefined {
  const times = rows.flatMap((row) => [row.publishFrom, namedEnd(row)])
  const later = times.flatMap((time) => (time && time.getTime() > moment ? [time.getTime()] : []))
  return later.length > 0 ? Math.min(...later) : undefined
}
