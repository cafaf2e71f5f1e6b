import { holidays } from '@prangan/college/holidays'
import { isSunday } from '@prangan/contract/calendar-days'
import { dayInIndia, timeInIndia } from '@prangan/contract/india-time'

const day = 24 * 60 * 60_000

/** When most offices and bank branches are open, in India. */
const officeHours = { from: '10:00', to: '17:00' } as const

/** Milliseconds that a form may take from its filling in to its arrival. */
const typing = 5 * 60_000

/** Returns true if applicants have less than a day to pay. */
export const isTooShort = ({ payFrom, payTo }: { payFrom: Date; payTo: Date }): boolean =>
  payTo.getTime() - payFrom.getTime() < day - typing

/** Returns the days (YYYY-MM-DD) besides Sundays on which the office is closed in a session. */
export const closedDays = (session: { holidays: readonly string[] } | undefined): readonly string[] => [
  ...holidays,
  ...(session?.holidays ?? []),
]

export const windowWarnings = ['sunday', 'holiday', 'outsideHours'] as const
export type WindowWarning = (typeof windowWarnings)[number]

/** Returns what is unusual about the end of an offer: nobody can pay at a counter or ask the office just before it. */
export function warningsOf(payTo: Date, closed: readonly string[]): WindowWarning[] {
  const [day, time] = [dayInIndia(payTo), timeInIndia(payTo).slice(11, 16)]
  const is: Readonly<Record<WindowWarning, boolean>> = {
    sunday: isSunday(day),
    holiday: closed.includes(day),
    outsideHours: time < officeHours.from || time > officeHours.to,
  }
  return windowWarnings.filter((warning) => is[warning])
}
