import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'
import { grantLabels } from '../../contract/messages/en/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grantAreas = { inquiry: 'Enquiries' }

export const grants = {
  'inquiry:read': {
    label: grantLabels['inquiry:read'],
    text: 'Reads feedback, enquiries and grievances.',
  },
  'inquiry:handle': {
    label: grantLabels['inquiry:handle'],
    text: 'Reads, assigns, answers and closes enquiries.',
  },
}

export const auditTexts = auditTextsOf(
  {
    'inquiry received': 'The enquiry {} was received',
    'inquiry changed': 'The enquiry {} was changed',
    'inquiry appealed': 'The sender of the enquiry {} appealed',
  },
  {
    'inquiry received': 'enquiry received',
    'inquiry changed': 'enquiry changed',
    'inquiry appealed': 'appeal by the sender',
  },
)

export const auditGroups = {
  'inquiry changed': (times: number, subjects: number) =>
    subjects === 1 ? `{} worked on one enquiry ${times} times` : `{} worked on ${subjects} enquiries`,
}

export const auditAreas = { [collectionPaths.inquiries]: 'Enquiries' }
