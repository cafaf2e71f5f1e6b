import * as plugins from '@prangan/plugins/contract/messages/en/grants'
import type { Grant } from '../../roles.ts'

export const grantLabels: Readonly<Record<Grant, string>> = {
  'news:read-all': 'See all notices',
  'news:prepare': 'Prepare notices for approval',
  'news:publish': 'Publish notices',
  'page:read': 'See all pages',
  'page:publish': 'Edit and publish pages',
  'page:structure': 'Add pages, change menus and settings',
  'media:edit': 'Manage pictures',
  'document:edit': 'Manage documents',
  'alumnus:read': 'See alumni',
  'alumnus:verify': 'Verify and correct alumni',
  'profile:edit-any': 'Edit teachers’ profiles',
  'audit:read': 'See activity',
  'admission:read': 'See applications',
  'admission:decide': 'Decide on applications',
  ...plugins.grantLabels,
}
