import * as plugins from '@prangan/plugins/contract/messages/en/grants'
import type { Grant } from '../../roles.ts'

export const grantLabels: Readonly<Record<Grant, string>> = {
  'admission:read': 'See applications',
  'admission:decide': 'Decide on applications',
  ...plugins.grantLabels,
}
