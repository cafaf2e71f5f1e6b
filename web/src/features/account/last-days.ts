import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { checkInterval } from '../../lib/keep-checking.ts'
import type { CheckedSession } from './api/check-session.ts'

/** Returns the same answer without the grants whose last day has ended since: no answer is needed for that. */
export function withoutEnded(answer: CheckedSession, now: Date = new Date()): CheckedSession {
  const { grants = [], lastDays = {} } = answer
  const isOver = (day = '9999') => day < dayInIndia(now)
  if (!grants.some((grant) => isOver(lastDays[grant]))) return answer
  return { ...answer, grants: grants.filter((grant) => !isOver(lastDays[grant])) }
}

/** Returns the milliseconds until the next check: a second after the next end, and a minute at most. */
export function pauseBeforeEnd({ lastDays = {} }: CheckedSession, now: Date = new Date()): number {
  const pauses = Object.values(lastDays).map((day) => endOfDayInIndia(day).getTime() - now.getTime() + 1_000)
  // The clock of this device may be ahead of the server's.
  return Math.min(checkInterval, ...pauses.filter((pause) => pause > 0))
}
