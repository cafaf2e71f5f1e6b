import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'
import { grantLabels } from '../../contract/messages/en/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grantAreas = { disclosures: 'Disclosure' }

export const grants = {
  'disclosures:write': {
    label: grantLabels['disclosures:write'],
    text: 'Says of each item whether it is published, where it is and who keeps it up to date.',
  },
}

export const auditTexts = auditTextsOf({
  'disclosure changed': 'The disclosure item {} was changed',
})

export const auditAreas = { [collectionPaths.disclosures]: 'Disclosure' }
