import { addDays, addWorkingDays } from '@prangan/contract/calendar-days'
import { toTimeInput } from '@prangan/web/lib/time-input.ts'

const oneDay = 24 * 60 * 60_000

/** Returns the day, or the next one on which the office is open. */
export const openDayFrom = (day: string, closed: readonly string[]): string =>
  addWorkingDays(addDays(day, -1), 1, closed)

/** Returns five in the afternoon, so many days after a time, or of the next day on which the office is open. */
export function usualEnd(after: Date, days: number, closed: readonly string[]): string {
  const day = toTimeInput(new Date(after.getTime() + days * oneDay)).slice(0, 10)
  return `${openDayFrom(day, closed)}T17:00`
}
