import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'disclosures:write': 'अनिवार्य प्रकटीकरण अद्ययावत ठेवणे',
}
