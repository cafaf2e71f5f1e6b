import * as plugins from '@prangan/plugins/contract/messages/hi/grants'
import type { Grant } from '../../roles.ts'

export const grantLabels: Readonly<Record<Grant, string>> = {
  'admission:read': 'आवेदन देखना',
  'admission:decide': 'आवेदनों पर निर्णय लेना',
  ...plugins.grantLabels,
}
