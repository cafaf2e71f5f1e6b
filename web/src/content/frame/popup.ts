import type { LocalizedText } from '../text.ts'

/** The copy of the popup shown on a first visit. */
export const popup = {
  title: { en: 'Fill registration form now in online mode', hi: 'पंजीकरण प्रपत्र अब ऑनलाइन भरें' },
  action: { en: 'Register Now' },
} as const satisfies Record<string, LocalizedText>
