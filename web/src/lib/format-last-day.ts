import { dayInIndia } from '@prangan/contract/india-time'
import { locale } from '../messages/language.ts'
import { formatDate } from './format-day.ts'

/** Formats a day (YYYY-MM-DD) with its weekday, and its year unless that is the current one: 'Friday 4 December'. */
export function formatLastDay(day: string, today: string = dayInIndia(new Date())): string {
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
  const date = formatDate(day)
  return `${weekday} ${day.slice(0, 4) === today.slice(0, 4) ? date.replace(/ \d{4}$/, '') : date}`
}
