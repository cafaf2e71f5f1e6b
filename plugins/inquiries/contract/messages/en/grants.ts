import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'inquiry:read': 'See enquiries',
  'inquiry:handle': 'Handle enquiries',
}
