import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'inquiry:read': 'See inquiries',
  'inquiry:handle': 'Handle inquiries',
}
