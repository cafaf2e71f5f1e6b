import { type DateWords, formatMinute, formatTime } from '@prangan/contract/format-date'
import { dayInIndia, timeInIndia } from '@prangan/contract/india-time'

/** Formats the time at which something was kept, of today without the date. */
export function timeText(at: Date, words: DateWords, now = new Date()): string {
  return dayInIndia(at) === dayInIndia(now)
    ? formatTime(timeInIndia(at).slice(11), words)
    : formatMinute(at, words)
}
