import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'disclosures:write': 'Keep the mandatory disclosure up to date',
}
