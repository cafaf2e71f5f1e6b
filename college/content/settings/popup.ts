import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

export const popup = {
  title: { en: 'Fill registration form now in online mode', hi: 'पंजीकरण फ़ॉर्म अब ऑनलाइन भरें' },
  action: { en: 'Register Now', hi: 'अभी पंजीकरण करें' },
} as const satisfies Record<string, LocalizedText>
