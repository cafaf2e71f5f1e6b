import { college } from './college.config.ts'

/**
 * Returns a formatter for moments in India's time zone. Its `Intl.DateTimeFormat` is created on first use: the first
 * one in a process takes as long as loading a sixth of all our code.
 */
export function inIndia(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: college.locale.timeZone })
    return format.format(moment)
  }
}

/** The name of the time zone, for the headers of a table's columns. */
export const indiaZone = college.locale.zoneName

/** The day in India, in a format that sorts and that spreadsheets understand: '2026-11-20'. */
export const dayInIndia = inIndia('sv-SE', { dateStyle: 'short' })

/** The moment in India to the second, in such a format: '2026-11-20 09:30:00'. */
export const momentInIndia = inIndia('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** The moment in which a day (YYYY-MM-DD) ends in India: the first of the next one. */
export const endOfDayInIndia = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00${college.locale.utcOffset}`) + 24 * 60 * 60_000)
