import { monthNames } from '@prangan/contract/format-date'

/** What several parts of the site say. */
export const common = {
  close: 'Close',
  loading: 'Loading…',
  /** Under a field that was left blank. */
  isRequired: (field: string) => `${field} is required.`,
  /** After a link, for screen readers. */
  opensInNewTab: ' (opens in a new tab)',
  /** In an empty date field. */
  datePlaceholders: { date: 'DD/MM/YYYY', 'datetime-local': 'DD/MM/YYYY, HH:MM' },
  months: monthNames as readonly string[],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** A time of twelve hours ('9:30'). */
  time: (time: string, isForenoon: boolean) => `${time} ${isForenoon ? 'am' : 'pm'}`,
}
