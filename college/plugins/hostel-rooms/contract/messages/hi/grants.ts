import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'hostel:give': 'छात्रावास के कमरे देना',
}
