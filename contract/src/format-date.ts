import { timeInIndia } from './india-time.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export type DateWords = {
  months: readonly string[]
  /** `time` is on the 12-hour clock, `hour` on the 24-hour clock. */
  time: (time: string, hour: number) => string
}

export const englishDates: DateWords = {
  months: monthNames,
  time: (time, hour) => `${time} ${hour < 12 ? 'am' : 'pm'}`,
}

/** Formats a date as precisely as it is known: '5 July 2019', 'July 2019', '2019'. Other texts stay unchanged. */
export function formatDate(date: string, months: readonly string[] = monthNames): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? []
  if (year === undefined) return date
  const name = month === undefined ? '' : months[Number(month) - 1]
  if (name === undefined) return date
  return [day && Number(day), name, year].filter(Boolean).join(' ')
}

/** Formats hh:mm:ss as a 12-hour time to the minute. `Intl` has no Hindi words for am and pm. */
export function formatTime(time: string, words: DateWords): string {
  const hour = Number(time.slice(0, 2))
  return words.time(`${hour % 12 || 12}${time.slice(2, 5)}`, hour)
}

/** Formats a timestamp in India's time: '5 July 2026, 5:00 pm'. Throws a RangeError for an invalid date. */
export function formatMinute(timestamp: Date, words: DateWords): string {
  const [day = '', time = ''] = timeInIndia(timestamp).split(' ')
  return `${formatDate(day, words.months)}, ${formatTime(time, words)}`
}
