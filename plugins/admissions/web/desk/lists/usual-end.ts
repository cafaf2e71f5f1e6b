import { addDays } from '@prangan/contract/calendar-days'
import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import { warningsOf } from '../../../contract/offer-window.ts'

const oneDay = 24 * 60 * 60_000

/** Returns five in the afternoon, so many days after a time, or the day after where that is a Sunday. */
export function usualEnd(after: Date, days: number): string {
  const day = toTimeInput(new Date(after.getTime() + days * oneDay)).slice(0, 10)
  const isSunday = warningsOf(fromTimeInput(`${day}T17:00`) ?? after).includes('sunday')
  return `${isSunday ? addDays(day, 1) : day}T17:00`
}
