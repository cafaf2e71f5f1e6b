/**
 * What writes a moment as India's clocks and calendars show it. Its formatter is made when it is first needed: the
 * first of a process takes as long as a sixth of all our code takes to load.
 */
export function inIndia(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' })
    return format.format(moment)
  }
}
