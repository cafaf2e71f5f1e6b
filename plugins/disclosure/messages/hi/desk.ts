import { grantLabels } from '../../contract/messages/hi/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grantAreas = { disclosures: 'प्रकटीकरण' }

export const grants = {
  'disclosures:write': {
    label: grantLabels['disclosures:write'],
    text: 'हर मद के बारे में बताना कि वह प्रकाशित है या नहीं, कहाँ है और उसे कौन अद्यतन रखता है।',
  },
}

export const auditTexts = {
  'disclosure changed': ['मद बदली गई', 'प्रकटीकरण की मद {} बदली गई'],
} as const

export const auditAreas = { [collectionPaths.disclosures]: 'प्रकटीकरण' }
