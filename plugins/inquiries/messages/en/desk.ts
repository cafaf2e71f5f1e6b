import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'
import { grantLabels } from '../../contract/messages/en/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grants = {
  'inquiry:read': {
    label: grantLabels['inquiry:read'],
    text: 'Reads feedback, enquiries and grievances.',
  },
  'inquiry:handle': {
    label: grantLabels['inquiry:handle'],
    text: 'Reads, assigns, answers and closes inquiries.',
  },
}

export const auditTexts = auditTextsOf({
  'inquiry received': 'The inquiry {} was received',
  'inquiry changed': 'The inquiry {} was changed',
  'inquiry appealed': 'The sender of the inquiry {} appealed',
})

export const auditGroups = {
  'inquiry changed': (times: number, subjects: number) =>
    subjects === 1 ? `{} worked on one inquiry ${times} times` : `{} worked on ${subjects} inquiries`,
}

export const auditAreas = { [collectionPaths.inquiries]: 'Inquiries' }
