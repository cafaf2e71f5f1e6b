import { addDays } from '@prangan/contract/calendar-days'
import { toTimeInput } from '@prangan/web/lib/time-input.ts'
import { isClosedOn } from '../../../contract/offer-window.ts'

const oneDay = 24 * 60 * 60_000

/** Returns five in the afternoon, so many days after a time, or of the next day on which the office is open. */
export function usualEnd(after: Date, days: number, closed: readonly string[]): string {
  let day = toTimeInput(new Date(after.getTime() + days * oneDay)).slice(0, 10)
  while (isClosedOn(day, closed)) day = addDays(day, 1)
  return `${day}T17:00`
}
