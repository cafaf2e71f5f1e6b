import * as plugins from '@prangan/plugins/contract/abilities'
import type { Language } from './languages.ts'
import type { Grant } from './roles.ts'

export const grantLabels: Readonly<Record<Grant, Readonly<Record<Language, string>>>> = {
  'admission:read': { en: 'See applications', hi: 'आवेदन देखना' },
  'admission:decide': { en: 'Decide about applications', hi: 'आवेदनों पर निर्णय लेना' },
  'admission:verify': { en: 'Check applications', hi: 'आवेदन जाँचना' },
  'admission:fees': { en: 'Confirm fees', hi: 'शुल्क की पुष्टि करना' },
  'admission:manage': { en: 'Run admissions', hi: 'प्रवेश चलाना' },
  ...plugins.grantLabels,
}
