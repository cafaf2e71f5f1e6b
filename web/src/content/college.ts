import type { LocalizedText } from './text.ts'

export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'youtube'

/**
 * The college itself. Another college changes this file, and its drawings in `web/art`. This one, its
 * town and its numbers are made up; `.test` addresses exist nowhere.
 */
export const college = {
  name: { en: 'Sarvodaya Degree College', hi: 'सर्वोदय डिग्री कॉलेज' } satisfies LocalizedText,
  motto: { en: 'Learning that sets free', hi: 'सा विद्या या विमुक्तये' } satisfies LocalizedText,
  established: 1970,
  phone: { shown: '05999-555010', dialled: '+915999555010' },
  email: 'office@sarvodaya.test',
  address: {
    en: 'Station Road, Kamalsarai, Uttar Pradesh 289001',
    hi: 'स्टेशन रोड, कमलसराय, उत्तर प्रदेश 289001',
  } satisfies LocalizedText,
  /** The college's own pages elsewhere; where one is empty, its icon leads home. */
  social: { facebook: '', x: '', instagram: '', youtube: '' } as Readonly<Record<SocialNetwork, string>>,
} as const
