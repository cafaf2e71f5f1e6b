import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'admission:verify': 'आवेदन जाँचना',
  'admission:fees': 'शुल्क की पुष्टि करना',
  'admission:manage': 'प्रवेश का संचालन',
}
