import { grantLabels } from '../../contract/messages/hi/grants.ts'

export const grantAreas = { statistics: 'आँकड़े' }

export const grants = {
  'statistics:read': {
    label: grantLabels['statistics:read'],
    text: 'वेबसाइट पर क्या और कितनी बार पढ़ा गया, यह देखना।',
  },
}
