import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'inquiry:read': 'आलेली पत्रे पाहणे',
  'inquiry:handle': 'आलेल्या पत्रांवर कार्यवाही करणे',
}
