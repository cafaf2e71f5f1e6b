import { englishDates } from '@prangan/contract/format-date'

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
  ...englishDates,
  shortMonths: englishDates.months.map((month) => month.slice(0, 3)) as readonly string[],
}
