import type { Text } from './text.ts'

/** The two whom the page introduces; their portraits are drawings in `web/art`. */
export const leaders = [
  { name: { en: 'Dr. Meera Tripathi' }, role: { en: 'Principal', hi: 'प्राचार्या' }, portrait: 'principal' },
  { name: { en: 'Shri Anand Kishore' }, role: { en: 'Manager', hi: 'प्रबंधक' }, portrait: 'manager' },
] as const satisfies readonly { name: Text; role: Text; portrait: string }[]
