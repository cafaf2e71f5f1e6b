import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'
import { grantLabels } from '../../contract/abilities.ts'

export const grants = {
  'hostel:give': {
    label: grantLabels['hostel:give'].en,
    text: 'Sees requests for hostel rooms, gives a room or refuses.',
  },
}

export const auditTexts = auditTextsOf({
  'room requested': 'The request {} for a room was received',
  'room given': 'A room was given on the request {}',
  'room refused': 'The request {} for a room was refused',
})

export const auditGroups = {}
