import { marathiDates } from '@prangan/contract/messages/mr/dates'
import type { common as english } from '../en/common.ts'
import type { Translation } from '../with-fallback.ts'
import { languageNames } from './language-names.ts'

export const common: Translation<typeof english> = {
  close: 'बंद करा',
  loading: 'लोड होत आहे…',
  isRequired: () => 'हे भरणे आवश्यक आहे.',
  opensInNewTab: ' (नवीन टॅबमध्ये उघडते)',
  datePlaceholders: { date: 'दिवस/महिना/वर्ष', 'datetime-local': 'दिवस/महिना/वर्ष, तास:मिनिटे' },
  languageNames,
  ...marathiDates,
  // Marathi does not abbreviate months.
  shortMonths: marathiDates.months,
}
