import { college } from './college.config.ts'

/** The name of the time zone, for the headers of a table's columns. */
export const indiaZone = college.locale.zoneName

/** Milliseconds by which India's clock is ahead of UTC. */
const ahead = -Date.parse(`1970-01-01T00:00${college.locale.utcOffset}`)

/**
 * The moment in India to the second, in a format that sorts and that spreadsheets understand: '2026-11-20 09:30:00'. By
 * the offset and not by `Intl`, which would hold up a page that shows a day for 80 ms on a slow phone. Throws a
 * RangeError for an invalid date.
 */
export const momentInIndia = (moment: Date): string =>
  new Date(moment.getTime() + ahead).toISOString().slice(0, 19).replace('T', ' ')

/** The day in India, in such a format: '2026-11-20'. */
export const dayInIndia = (moment: Date): string => momentInIndia(moment).slice(0, 10)

/** The moment in which a day (YYYY-MM-DD) ends in India: the first of the next one. */
export const endOfDayInIndia = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00${college.locale.utcOffset}`) + 24 * 60 * 60_000)
