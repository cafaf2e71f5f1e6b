import { grantLabels } from '../../contract/messages/en/grants.ts'

export const grantAreas = { statistics: 'Statistics' }

export const grants = {
  'statistics:read': {
    label: grantLabels['statistics:read'],
    text: 'Sees what is read on the site, and how often.',
  },
}
