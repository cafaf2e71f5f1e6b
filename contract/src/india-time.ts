import { college } from '@prangan/college/config'

export const indiaZone = college.locale.zoneName

/** Milliseconds by which India's clock is ahead of UTC. */
const ahead = -Date.parse(`1970-01-01T00:00${college.locale.utcOffset}`)

/**
 * Formats a timestamp in India's time as '2026-11-20 09:30:00', which sorts and which spreadsheets read. `Intl` would delay a
 * page by 80 ms on a slow phone. Throws a RangeError for an invalid date.
 */
export const timeInIndia = (time: Date): string =>
  new Date(time.getTime() + ahead).toISOString().slice(0, 19).replace('T', ' ')

export const dayInIndia = (time: Date): string => timeInIndia(time).slice(0, 10)

/** Returns the end of a day (YYYY-MM-DD) in India, which is the start of the next. */
export const endOfDayInIndia = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00${college.locale.utcOffset}`) + 24 * 60 * 60_000)

/** Returns the start of a month (YYYY-MM) in India, and that of the next. */
export function monthInIndia(month: string): readonly [from: Date, before: Date] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const startOf = (index: number) => new Date(Date.UTC(year, index) - ahead)
  return [startOf(number - 1), startOf(number)]
}
