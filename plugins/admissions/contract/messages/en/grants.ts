import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'admission:verify': 'Check applications',
  'admission:fees': 'Confirm fees',
  'admission:manage': 'Run admissions',
}
