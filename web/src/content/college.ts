import type { Text } from './text.ts'

/** The college itself. Another college changes this file, and its drawings in `web/art`. */
export const college = {
  name: { en: 'Sarvodaya Degree College', hi: 'सर्वोदय डिग्री कॉलेज' } satisfies Text,
  motto: { en: 'Learning that sets free', hi: 'सा विद्या या विमुक्तये' } satisfies Text,
  established: 1970,
  phone: { shown: '+91 5222 000 170', dialled: '+915222000170' },
  email: 'office@sarvodaya.test',
  address: { en: 'Sarvodaya Marg, Rampur Kalan, Uttar Pradesh 226 000, India' } satisfies Text,
} as const

/** The two whom the home page introduces. */
export const leaders = [
  { name: { en: 'Dr. Meera Tripathi' }, role: { en: 'Principal', hi: 'प्राचार्या' }, initials: 'MT' },
  { name: { en: 'Shri Anand Kishore' }, role: { en: 'Manager', hi: 'प्रबंधक' }, initials: 'AK' },
] as const satisfies readonly { name: Text; role: Text; initials: string }[]
