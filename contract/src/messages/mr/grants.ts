import * as plugins from '@prangan/plugins/contract/messages/mr/grants'
import type { Grant } from '../../roles.ts'

export const grantLabels: Readonly<Record<Grant, string>> = {
  'admission:read': 'अर्ज पाहणे',
  'admission:decide': 'अर्जांवर निर्णय घेणे',
  ...plugins.grantLabels,
}
