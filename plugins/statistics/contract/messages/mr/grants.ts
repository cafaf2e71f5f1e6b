import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'statistics:read': 'आकडेवारी पाहणे',
}
