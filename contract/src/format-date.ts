import { momentInIndia } from './india-time.ts'

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

/** How a language words dates: its months, and a time of twelve hours ('9:30'). */
export type DateWords = {
  months: readonly string[]
  time: (time: string, isForenoon: boolean) => string
}

export const englishDates: DateWords = {
  months: monthNames,
  time: (time, isForenoon) => `${time} ${isForenoon ? 'am' : 'pm'}`,
}

/**
 * A date for people, as far as it is known: '5 July 2019', 'July 2019', '2019'. What is no date stays as it is. `months`
 * are the names in another language.
 */
export function formatDate(date: string, months: readonly string[] = monthNames): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? []
  if (year === undefined) return date
  const name = month === undefined ? '' : months[Number(month) - 1]
  if (name === undefined) return date
  return [day && Number(day), name, year].filter(Boolean).join(' ')
}

/** A time (hh:mm:ss) to the minute, in hours of twelve. Not by `Intl`, which has no Hindi words for am and pm. */
export function formatTime(time: string, words: DateWords): string {
  const hour = Number(time.slice(0, 2))
  return words.time(`${hour % 12 || 12}${time.slice(2, 5)}`, hour < 12)
}

/**
 * A moment in India to the minute, for people: '5 July 2026, 5:00 pm'. Throws a RangeError for an invalid date.
 */
export function formatMinute(moment: Date, words: DateWords): string {
  const [day = '', time = ''] = momentInIndia(moment).split(' ')
  return `${formatDate(day, words.months)}, ${formatTime(time, words)}`
}
