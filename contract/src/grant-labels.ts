import * as plugins from '@prangan/plugins/contract/abilities'
import type { Language } from './languages.ts'
import type { Grant } from './roles.ts'

export const grantLabels: Readonly<Record<Grant, Readonly<Record<Language, string>>>> = {
  'admission:read': { en: 'See applications', hi: 'आवेदन देखना' },
  'admission:decide': { en: 'Decide on applications', hi: 'आवेदनों पर निर्णय लेना' },
  ...plugins.grantLabels,
}
