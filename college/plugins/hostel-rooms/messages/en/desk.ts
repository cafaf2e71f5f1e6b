import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'
import { grantLabels } from '../../contract/messages/en/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grantAreas = { hostel: 'Hostel rooms' }

export const grants = {
  'hostel:give': {
    label: grantLabels['hostel:give'],
    text: 'Sees requests for hostel rooms, gives rooms or refuses requests.',
  },
}

export const auditTexts = auditTextsOf({
  'room requested': 'The room request {} was received',
  'room given': 'A room was given for the request {}',
  'room refused': 'The room request {} was refused',
})

export const auditAreas = { [collectionPaths.hostelRequests]: 'Hostel rooms' }
