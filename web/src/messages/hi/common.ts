import { hindiDates } from '@prangan/contract/messages/hi/dates'
import type { common as english } from '../en/common.ts'
import { languageNames } from './language-names.ts'

export const common: typeof english = {
  close: 'बंद करें',
  loading: 'लोड हो रहा है…',
  isRequired: () => 'इसे भरना ज़रूरी है।',
  opensInNewTab: ' (नए टैब में खुलता है)',
  datePlaceholders: { date: 'दिन/माह/वर्ष', 'datetime-local': 'दिन/माह/वर्ष, घंटा:मिनट' },
  languageNames,
  ...hindiDates,
  // Hindi does not abbreviate months.
  shortMonths: hindiDates.months,
}
