import * as plugins from '@prangan/plugins/contract/messages/mr/grants'
import type { Grant } from '../../roles.ts'

/** A plugin of a college may lack Marathi. */
export const grantLabels: Readonly<Partial<Record<Grant, string>>> = {
  'admission:read': 'अर्ज पाहणे',
  'admission:decide': 'अर्जांवर निर्णय घेणे',
  ...plugins.grantLabels,
}
