import { englishDates } from '@prangan/contract/format-date'
import { languageNames } from './language-names.ts'

export const common = {
  close: 'Close',
  loading: 'Loading…',
  /** Shown under an empty required field. */
  isRequired: (field: string) => `${field} is required.`,
  /** Follows a link, for screen readers. */
  opensInNewTab: ' (opens in a new tab)',
  /** Shown in an empty date input. */
  datePlaceholders: { date: 'DD/MM/YYYY', 'datetime-local': 'DD/MM/YYYY, HH:MM' },
  languageNames,
  ...englishDates,
  shortMonths: englishDates.months.map((month) => month.slice(0, 3)) as readonly string[],
}
