import type { NewsRow } from './api/news-row.ts'

/** Whether a notice is yet to come, public, or over. */
export type NoticeState = 'scheduled' | 'public' | 'expired'

/** What a notice is at a moment (milliseconds since 1970). */
export function stateOf({ publishFrom, publishUntil }: NewsRow, moment: number): NoticeState {
  if (publishUntil && publishUntil.getTime() <= moment) return 'expired'
  return publishFrom && publishFrom.getTime() > moment ? 'scheduled' : 'public'
}

/** When the first of these notices changes its state after a moment; undefined where none does. */
export function nextChangeOf(rows: readonly NewsRow[], moment: number): number | undefined {
  const times = rows.flatMap(({ publishFrom, publishUntil }) => [publishFrom, publishUntil])
  const later = times.flatMap((time) => (time && time.getTime() > moment ? [time.getTime()] : []))
  return later.length > 0 ? Math.min(...later) : undefined
}
