import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'inquiry:read': 'आए हुए पत्र देखना',
  'inquiry:handle': 'आए हुए पत्रों पर कार्रवाई करना',
}
