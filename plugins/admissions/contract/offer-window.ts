import { dayInIndia, timeInIndia } from '@prangan/contract/india-time'

const day = 24 * 60 * 60_000

/** When most offices and bank branches are open, in India. */
const officeHours = { from: '10:00', to: '17:00' } as const

/** Milliseconds that a form may take from its filling in to its arrival. */
const typing = 5 * 60_000

/** Returns true if applicants have less than a day to pay. */
export const isTooShort = ({ payFrom, payTo }: { payFrom: Date; payTo: Date }): boolean =>
  payTo.getTime() - payFrom.getTime() < day - typing

export const windowWarnings = ['sunday', 'outsideHours'] as const
export type WindowWarning = (typeof windowWarnings)[number]

/** What is unusual about the end of an offer: nobody can pay at a counter or ask the office just before it. */
export function warningsOf(payTo: Date): WindowWarning[] {
  const [date, time] = [dayInIndia(payTo), timeInIndia(payTo).slice(11, 16)]
  const isSunday = new Date(`${date}T00:00:00Z`).getUTCDay() === 0
  const isOutside = time < officeHours.from || time > officeHours.to
  return [...(isSunday ? (['sunday'] as const) : []), ...(isOutside ? (['outsideHours'] as const) : [])]
}
