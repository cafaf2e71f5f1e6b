import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

export type Leader = { name: LocalizedText; role: LocalizedText; portrait: 'principal' | 'manager' }

export const leaders = [
  {
    name: { en: 'Dr. Meera Tripathi', hi: 'डॉ. मीरा त्रिपाठी' },
    role: { en: 'Principal', hi: 'प्राचार्या' },
    portrait: 'principal',
  },
  {
    name: { en: 'Shri Anand Kishore', hi: 'श्री आनंद किशोर' },
    role: { en: 'Manager', hi: 'प्रबंधक' },
    portrait: 'manager',
  },
] as const satisfies readonly Leader[]
